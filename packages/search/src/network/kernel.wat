;; The first layer of the value network, in whole numbers. Positions that are judged one after another
;; differ in few inputs, so the sums of the one before are kept, and only what has changed is added to
;; them: whole numbers come to the same sum in whichever order. The JavaScript of network.ts gives the
;; same sums. `node scripts/build-kernel.mjs` makes kernel-bytes.ts of this file.
(module
  (memory (export "memory") 1)

  ;; $x: the inputs, up to $end, a multiple of 16 bytes; $seen: what they were before, in whole numbers;
  ;; $rows: the weights of each input, a row of $width bytes, a multiple of 32; $changes: room for 16 bytes
  ;; and 8 for each input; $sums: $width bytes of sums. All are byte offsets into the memory.
  (func (export "sums") (param $x i32) (param $end i32) (param $seen i32) (param $rows i32) (param $changes i32) (param $sums i32) (param $width i32)
    (local $now v128) (local $by v128) (local $changed i32) (local $lane i32)
    (local $list i32) (local $last i32) (local $at i32) (local $row i32)
    (local $unit i32) (local $times v128) (local $one v128) (local $other v128)
    (local.set $list (i32.add (local.get $changes) (i32.const 16)))
    (local.set $last (local.get $list))
    ;; List the rows of all inputs that have changed, each with how much.
    (block $listed
      (loop $four
        (br_if $listed (i32.ge_u (local.get $x) (local.get $end)))
        (local.set $now
          (i32x4.trunc_sat_f32x4_s
            (f32x4.floor
              (f32x4.add
                (f32x4.mul (v128.load (local.get $x)) (v128.const f32x4 4096 4096 4096 4096))
                (v128.const f32x4 0.5 0.5 0.5 0.5)))))
        (local.set $by (i32x4.sub (local.get $now) (v128.load (local.get $seen))))
        (if (v128.any_true (local.get $by))
          (then
            (v128.store (local.get $seen) (local.get $now))
            (v128.store (local.get $changes) (local.get $by))
            (local.set $changed
              (i32x4.bitmask (i32x4.ne (local.get $by) (v128.const i32x4 0 0 0 0))))
            (loop $each
              (local.set $lane (i32.ctz (local.get $changed)))
              (i32.store (local.get $last)
                (i32.add (local.get $rows) (i32.mul (local.get $lane) (local.get $width))))
              (i32.store offset=4 (local.get $last)
                (i32.load (i32.add (local.get $changes) (i32.shl (local.get $lane) (i32.const 2)))))
              (local.set $last (i32.add (local.get $last) (i32.const 8)))
              (local.set $changed
                (i32.and (local.get $changed) (i32.sub (local.get $changed) (i32.const 1))))
              (br_if $each (local.get $changed)))))
        (local.set $x (i32.add (local.get $x) (i32.const 16)))
        (local.set $seen (i32.add (local.get $seen) (i32.const 16)))
        (local.set $rows (i32.add (local.get $rows) (i32.shl (local.get $width) (i32.const 2))))
        (br $four)))
    ;; Eight units after eight: their sums, and what the list adds to them.
    (loop $eight
      (local.set $one (v128.load (i32.add (local.get $sums) (local.get $unit))))
      (local.set $other (v128.load offset=16 (i32.add (local.get $sums) (local.get $unit))))
      (local.set $at (local.get $list))
      (block $added
        (loop $change
          (br_if $added (i32.ge_u (local.get $at) (local.get $last)))
          (local.set $row (i32.add (i32.load (local.get $at)) (local.get $unit)))
          (local.set $times (v128.load32_splat offset=4 (local.get $at)))
          (local.set $one
            (i32x4.add (local.get $one)
              (i32x4.mul (local.get $times) (v128.load (local.get $row)))))
          (local.set $other
            (i32x4.add (local.get $other)
              (i32x4.mul (local.get $times) (v128.load offset=16 (local.get $row)))))
          (local.set $at (i32.add (local.get $at) (i32.const 8)))
          (br $change)))
      (v128.store (i32.add (local.get $sums) (local.get $unit)) (local.get $one))
      (v128.store offset=16 (i32.add (local.get $sums) (local.get $unit)) (local.get $other))
      (local.set $unit (i32.add (local.get $unit) (i32.const 32)))
      (br_if $eight (i32.lt_u (local.get $unit) (local.get $width)))))
)
