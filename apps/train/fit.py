#!/usr/bin/env python3
"""Fits weights to positions that were written down, with PyTorch and a GPU where there is one.

    npm run train -- --write seen --from base-2.json --teach 0 --rounds 100 --sparring 0
    python3 apps/train/fit.py seen --from base-2.json --hidden 128 --minutes 2 --out new.json

Self-play learns from each position once. What somebody's games are worth is learned better by going over
the same positions many times, in large batches; that is what this is for.
"""
import argparse
import base64
import hashlib
import json
import math
import pathlib
import time

import numpy
import torch

BATCH = 4096
RATE = 1.5e-3
DECAY = 2e-3
HELD_BACK = 0.06
TOLD = 10  # So often, in seconds, it says how far it is.
MORE = 3  # Behind the inputs of a row: share, margin, game.


def read(folder, inputs):
    """All rows, and a number for every game that is its own over all files."""
    parts = []
    for number, file in enumerate(sorted(pathlib.Path(folder).glob("*.f32"))):
        rows = numpy.fromfile(file, numpy.float32).reshape(-1, inputs + MORE)
        parts.append((rows, rows[:, -1].astype(numpy.int64) + 1_000_000 * number))
    if not parts:
        raise SystemExit(f"fit: {folder} has no .f32 files")
    return numpy.concatenate([rows for rows, _ in parts]), numpy.concatenate([game for _, game in parts])


def network(inputs, hidden):
    return torch.nn.Sequential(torch.nn.Linear(inputs, hidden), torch.nn.ReLU(), torch.nn.Linear(hidden, 2))


def load(net, file):
    """Begins with weights that are there; only those of the same size fit."""
    inputs, hidden = file["inputs"], file["hidden"]
    first = numpy.frombuffer(base64.b64decode(file["first"]), numpy.float32)
    second = numpy.frombuffer(base64.b64decode(file["second"]), numpy.float32)
    with torch.no_grad():
        net[0].weight.copy_(torch.tensor(first[: inputs * hidden].reshape(inputs, hidden).T))
        net[0].bias.copy_(torch.tensor(first[inputs * hidden :]))
        net[2].weight.copy_(torch.tensor(second[: 2 * hidden].reshape(2, hidden)))
        net[2].bias.copy_(torch.tensor(second[2 * hidden :]))


def encoded(*parts):
    flat = numpy.concatenate([part.detach().cpu().numpy().astype(numpy.float32).reshape(-1) for part in parts])
    return base64.b64encode(flat.tobytes()).decode()


def errors(net, x, share, margin, rows):
    """Mean square errors of share and margin on games that were held back."""
    with torch.no_grad():
        out = torch.cat([net(x[some].float()) for some in rows.split(65536)])
    by_share = (torch.sigmoid(out[:, 0]) - share[rows]).square().mean().item()
    return by_share, (out[:, 1] - margin[rows]).square().mean().item()


def fit(net, x, share, margin, rows, held_back, seconds):
    """Goes over all rows until the time is up, ever more gently; says how often."""
    optimizer = torch.optim.AdamW(net.parameters(), lr=RATE, weight_decay=DECAY)
    start = told = time.time()
    passes = 0.0
    while (done := (time.time() - start) / seconds) < 1:
        for some in rows[torch.randperm(len(rows), device=rows.device)].split(BATCH):
            done = (time.time() - start) / seconds
            if done >= 1:
                break
            for group in optimizer.param_groups:
                group["lr"] = RATE * (0.5 * (1 + math.cos(math.pi * done)) + 0.01)
            out = net(x[some].float())
            error = torch.nn.functional.binary_cross_entropy_with_logits(out[:, 0], share[some])
            error = error + (out[:, 1] - margin[some]).square().mean()
            optimizer.zero_grad(set_to_none=True)
            error.backward()
            optimizer.step()
            passes += len(some) / len(rows)
        if time.time() - told < TOLD and done < 1:
            continue
        told = time.time()
        print("%.0f s, %.1f passes, errors of games held back: share %.4f, margin %.4f"
              % (time.time() - start, passes, *errors(net, x, share, margin, held_back)), flush=True)
    return passes


def main():
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("folder", help="what npm run train -- --write wrote")
    asked.add_argument("--from", dest="start", required=True, help="the weights that it was played by")
    asked.add_argument("--hidden", type=int, help="hidden units, a multiple of 8; else those of --from, to begin with")
    asked.add_argument("--minutes", type=float, default=2)
    asked.add_argument("--out", required=True)
    options = asked.parse_args()
    text = pathlib.Path(options.start).read_text()
    file = json.loads(text)
    hidden = options.hidden or file["hidden"]
    if hidden % 8 != 0:
        raise SystemExit("fit: --hidden: a multiple of 8 is expected")
    device = "cuda" if torch.cuda.is_available() else "cpu"
    torch.manual_seed(1)
    rows, games = read(options.folder, file["inputs"])
    x = torch.tensor(rows[:, : -MORE].astype(numpy.float16), device=device)
    share = torch.tensor(rows[:, -MORE].copy(), device=device)
    margin = torch.tensor(rows[:, -MORE + 1].copy(), device=device)
    names, which = numpy.unique(games, return_inverse=True)
    is_held_back = (numpy.random.RandomState(0).rand(len(names)) < HELD_BACK)[which]
    net = network(file["inputs"], hidden).to(device)
    if options.hidden is None:
        load(net, file)
    print(f"{len(rows)} rows of {len(names)} games, {file['inputs']} inputs, {hidden} hidden units, on {device}")
    passes = fit(net, x, share, margin,
                 torch.tensor(numpy.flatnonzero(~is_held_back), device=device),
                 torch.tensor(numpy.flatnonzero(is_held_back), device=device), 60 * options.minutes)
    made = {
        "by": "apps/train/fit.py",
        "from": f"{pathlib.Path(options.start).name} {hashlib.sha256(text.encode()).hexdigest()[:12]}",
        "games": len(names),
        "rows": len(rows),
        "passes": round(passes, 1),
    }
    written = {
        **{name: file[name] for name in ("sight", "version", "setup", "inputs")},
        "hidden": hidden,
        "made": made,
        "first": encoded(net[0].weight.t(), net[0].bias),
        "second": encoded(net[2].weight, net[2].bias),
    }
    pathlib.Path(options.out).write_text(json.dumps(written, separators=(",", ":")) + "\n")
    print(options.out)


if __name__ == "__main__":
    main()
