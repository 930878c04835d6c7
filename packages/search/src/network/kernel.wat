;; The first layer of the value network, four hidden units at a time. The inputs are mostly 0 and
;; those are passed over. The JavaScript of network.ts does the same steps in the same order, so both
;; give the same bits. `node scripts/build-kernel.mjs` makes kernel-bytes.ts of this file.
(module
  (memory (export "memory") 1)

  ;; $x: the inputs; $rows: their weights, a row of $width bytes each, then the biases;
  ;; $sums: where the $width bytes of sums go. All are byte offsets into the memory.
  (func (export "sums") (param $x i32) (param $inputs i32) (param $rows i32) (param $sums i32) (param $width i32)
    (local $row i32) (local $end i32) (local $at i32) (local $value f32) (local $values v128)
    (memory.copy
      (local.get $sums)
      (i32.add (local.get $rows) (i32.mul (local.get $inputs) (local.get $width)))
      (local.get $width))
    (local.set $row (local.get $rows))
    (local.set $end (i32.add (local.get $x) (i32.shl (local.get $inputs) (i32.const 2))))
    (block $done
      (loop $input
        (br_if $done (i32.ge_u (local.get $x) (local.get $end)))
        (local.set $value (f32.load (local.get $x)))
        (if (f32.ne (local.get $value) (f32.const 0))
          (then
            (local.set $values (f32x4.splat (local.get $value)))
            (local.set $at (i32.const 0))
            (loop $unit
              (v128.store
                (i32.add (local.get $sums) (local.get $at))
                (f32x4.add
                  (v128.load (i32.add (local.get $sums) (local.get $at)))
                  (f32x4.mul
                    (local.get $values)
                    (v128.load (i32.add (local.get $row) (local.get $at))))))
              (v128.store offset=16
                (i32.add (local.get $sums) (local.get $at))
                (f32x4.add
                  (v128.load offset=16 (i32.add (local.get $sums) (local.get $at)))
                  (f32x4.mul
                    (local.get $values)
                    (v128.load offset=16 (i32.add (local.get $row) (local.get $at))))))
              (local.set $at (i32.add (local.get $at) (i32.const 32)))
              (br_if $unit (i32.lt_u (local.get $at) (local.get $width))))))
        (local.set $x (i32.add (local.get $x) (i32.const 4)))
        (local.set $row (i32.add (local.get $row) (local.get $width)))
        (br $input))))
)
