#!/usr/bin/env python3
"""Fits weights to positions that were written down, with PyTorch and a GPU where there is one.

    npm run train -- --write seen --from players-2.json --teach 0 --rounds 100
    python3 apps/train/fit.py seen --from players-2.json --passes 4 --out new.json

Self-play learns from each position once. What somebody's games are worth is learned better by going over
the same positions a few times, in large batches; that is what this is for. With several folders, the
weights are for all the set-ups that were played.
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
DECAY = 2e-3
PER_WEIGHT = 8192  # The first layer is kept in whole numbers of 16 bits.
HELD_BACK = 0.06
TOLD = 10  # So often, in seconds, it says how far it is.
MORE = 3  # Behind the inputs of a row: share, margin, game.


def read(folders, inputs):
    """Inputs, shares and margins of all rows, and a number for every game that is its own over all files."""
    parts = []
    for folder in folders:
        files = sorted(pathlib.Path(folder).glob("*.f32"))
        if not files:
            raise SystemExit(f"fit: {folder} has no .f32 files")
        for file in files:
            rows = numpy.fromfile(file, numpy.float32).reshape(-1, inputs + MORE)
            game = rows[:, -1].astype(numpy.int64) + 1_000_000 * len(parts)
            parts.append((rows[:, :-MORE].astype(numpy.float16), rows[:, -MORE], rows[:, -MORE + 1], game))
    return [numpy.concatenate(part) for part in zip(*parts)]


def setups_of(folders, file):
    """What was played there, each once; the same network serves all of it."""
    setups = []
    for folder in folders:
        told = pathlib.Path(folder) / "setup.json"
        if not told.exists():
            raise SystemExit(f"fit: {folder} has no setup.json: was it written by npm run train -- --write?")
        setup = json.loads(told.read_text())
        if any(setup.get(name) != file["setup"].get(name) for name in ("players", "variant")):
            raise SystemExit(f"fit: {folder} has games for {setup['players']}, and the weights are for others")
        if setup not in setups:
            setups.append(setup)
    return setups


def network(inputs, hidden):
    return torch.nn.Sequential(torch.nn.Linear(inputs, hidden), torch.nn.ReLU(), torch.nn.Linear(hidden, 2))


def begin_with(net, file):
    """Takes over weights that are there. Units they do not have count for next to nothing at first."""
    inputs, hidden = file["inputs"], file["hidden"]
    first = numpy.frombuffer(base64.b64decode(file["first"]), numpy.int16).astype(numpy.float32) / PER_WEIGHT
    second = numpy.frombuffer(base64.b64decode(file["second"]), numpy.float32)
    with torch.no_grad():
        net[0].weight[:hidden] = torch.tensor(first[: inputs * hidden].reshape(inputs, hidden).T)
        net[0].bias[:hidden] = torch.tensor(first[inputs * hidden :])
        net[2].weight[:, :hidden] = torch.tensor(second[: 2 * hidden].reshape(2, hidden))
        net[2].weight[:, hidden:] *= 0.1
        net[2].bias.copy_(torch.tensor(second[2 * hidden :]))


def flat(*parts):
    return numpy.concatenate([part.detach().cpu().numpy().astype(numpy.float32).reshape(-1) for part in parts])


def rounded(first):
    whole = numpy.rint(first * PER_WEIGHT)
    if not numpy.abs(whole).max() <= numpy.iinfo(numpy.int16).max:
        raise SystemExit("fit: a weight is too large to be kept")
    return whole.astype(numpy.int16)


def encoded(numbers):
    return base64.b64encode(numbers.tobytes()).decode()


def errors(net, x, share, margin, rows):
    """Mean square errors of share and margin on games that were held back."""
    with torch.no_grad():
        out = torch.cat([net(x[some].float()) for some in rows.split(65536)])
    by_share = (torch.sigmoid(out[:, 0]) - share[rows]).square().mean().item()
    return by_share, (out[:, 1] - margin[rows]).square().mean().item()


def fit(net, x, share, margin, rows, held_back, passes, rate):
    """Goes over all rows so often, ever more gently."""
    optimizer = torch.optim.AdamW(net.parameters(), lr=rate, weight_decay=DECAY)
    start = told = time.time()
    steps = math.ceil(passes * len(rows) / BATCH)
    order = iter(())
    for step in range(steps):
        some = next(order, None)
        if some is None:
            order = iter(rows[torch.randperm(len(rows), device=rows.device)].split(BATCH))
            some = next(order)
        for group in optimizer.param_groups:
            group["lr"] = rate * (0.5 * (1 + math.cos(math.pi * step / steps)) + 0.01)
        out = net(x[some].float())
        error = torch.nn.functional.binary_cross_entropy_with_logits(out[:, 0], share[some])
        error = error + (out[:, 1] - margin[some]).square().mean()
        optimizer.zero_grad(set_to_none=True)
        error.backward()
        optimizer.step()
        if time.time() - told > TOLD:
            told = time.time()
            tell("%.0f s, step %d of %d" % (told - start, step + 1, steps), net, x, share, margin, held_back)


def tell(when, *asked):
    print("%s, errors of games held back: share %.4f, margin %.4f" % (when, *errors(*asked)), flush=True)


def main():
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("folders", nargs="+", help="what npm run train -- --write wrote")
    asked.add_argument("--from", dest="start", required=True, help="the weights that it begins with")
    asked.add_argument("--hidden", type=int, help="hidden units, a multiple of 8, not fewer than --from has; else as many")
    asked.add_argument("--passes", type=float, default=4, help="how often it goes over all positions (4)")
    asked.add_argument("--rate", type=float, default=7e-4, help="learning rate to begin with (0.0007)")
    asked.add_argument("--out", required=True)
    options = asked.parse_args()
    text = pathlib.Path(options.start).read_text()
    file = json.loads(text)
    hidden = file["hidden"] if options.hidden is None else options.hidden
    if hidden % 8 != 0 or hidden < file["hidden"]:
        raise SystemExit(f"fit: --hidden: a multiple of 8 from {file['hidden']} on is expected")
    if not (options.passes > 0 and options.rate > 0):
        raise SystemExit("fit: --passes and --rate: numbers above 0 are expected")
    device = "cuda" if torch.cuda.is_available() else "cpu"
    torch.manual_seed(1)
    setups = setups_of(options.folders, file)
    *lists, games = read(options.folders, file["inputs"])
    seen = [torch.tensor(one, device=device) for one in lists]
    names, which = numpy.unique(games, return_inverse=True)
    is_held_back = (numpy.random.RandomState(0).rand(len(names)) < HELD_BACK)[which]
    rows, held_back = (torch.tensor(numpy.flatnonzero(one), device=device) for one in (~is_held_back, is_held_back))
    net = network(file["inputs"], hidden).to(device)
    begin_with(net, file)
    print(f"{len(games)} rows of {len(names)} games, {file['inputs']} inputs, {hidden} hidden units, on {device}")
    tell("begins", net, *seen, held_back)
    fit(net, *seen, rows, held_back, options.passes, options.rate)
    tell("ends", net, *seen, held_back)
    made = {
        "by": "apps/train/fit.py",
        "setups": setups,
        "games": len(names),
        "rows": len(games),
        "passes": options.passes,
        "rate": options.rate,
        "from": {
            "file": f"{pathlib.Path(options.start).name} {hashlib.sha256(text.encode()).hexdigest()[:12]}",
            "made": file["made"],
        },
    }
    written = {
        **{name: file[name] for name in ("sight", "version")},
        "setup": {name: setups[0][name] for name in ("players", "variant") if name in setups[0]},
        "inputs": file["inputs"],
        "hidden": hidden,
        "made": made,
        "first": encoded(rounded(flat(net[0].weight.t(), net[0].bias))),
        "second": encoded(flat(net[2].weight, net[2].bias)),
    }
    pathlib.Path(options.out).write_text(json.dumps(written, separators=(",", ":")) + "\n")
    print(options.out)


if __name__ == "__main__":
    main()
