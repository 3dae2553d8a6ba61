"""Trains the network that recognizes intra-oral photos on rendered pictures (render-photos.ts).

    python3 train.py WEIGHTS STEPS START FOLDER...
    python3 train.py mean WEIGHTS FIRST SECOND...

START are weights to begin from, or - for none. The mean is one of trainings that began from the same weights; who is named
twice counts twice.

PyTorch 1.13 or later and NumPy. WEIGHTS is what PyTorch reads again; the product's own form is written beside it, as WEIGHTS.ts.
The network: pixels of 128 x 88 (three colours, less their mean, by their spread), four windows of 3 x 3 that halve the
picture thrice, one more, classes of 16 x 11 places; classes and features once more halved, then the position.
"""

import base64
import glob
import os
import sys
import time

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

WIDTH, HEIGHT, PLACES, KINDS, POSITIONS = 128, 88, (11, 16), 13, 6
UNKNOWN = 255  # of a place
RECORD = 1 + 176 + WIDTH * HEIGHT * 3


class MouthNet(nn.Module):
    def __init__(self):
        super().__init__()
        sizes = [3, 16, 32, 64, 96, 96]
        strides = [2, 2, 2, 1, 1]
        self.layers = nn.ModuleList()
        for i, stride in enumerate(strides):
            self.layers.append(
                nn.Sequential(nn.Conv2d(sizes[i], sizes[i + 1], 3, stride, 1, bias=False), nn.BatchNorm2d(sizes[i + 1]))
            )
        self.place = nn.Conv2d(96, KINDS, 1)
        self.gather = nn.Sequential(nn.Conv2d(96 + KINDS, 48, 3, 2, 1, bias=False), nn.BatchNorm2d(48))
        self.position = nn.Linear(48 * 6 * 8, POSITIONS)
        self.drop = nn.Dropout(0.3)

    def forward(self, x):
        for at, layer in enumerate(self.layers):
            x = F.relu_(layer(x))
            if self.training and at < 3 and torch.rand(()) < 0.5:
                x = mixed(x)
        places = self.place(x)
        x = F.relu_(self.gather(torch.cat([x, F.softmax(places, 1)], 1)))
        return places, self.position(self.drop(x.flatten(1)))


def mixed(x):
    """Pictures take over a part of the means and spreads of others: MixStyle (Zhou 2021)."""
    mean, spread = x.mean((2, 3), keepdim=True).detach(), (x.var((2, 3), keepdim=True) + 1e-6).sqrt().detach()
    other = torch.randperm(len(x))
    own = torch.distributions.Beta(0.2, 0.2).sample((len(x), 1, 1, 1))
    return (x - mean) / spread * (own * spread + (1 - own) * spread[other]) + own * mean + (1 - own) * mean[other]


def retextured(x):
    """Some pictures go through a random window, which leaves forms and changes textures: RandConv (Xu 2021)."""
    out = x.clone()
    for i in torch.nonzero(torch.rand(len(x)) < 0.4).flatten().tolist():
        size = (1, 3, 5)[int(torch.randint(0, 3, ()))]
        window = torch.randn(3, 3, size, size)
        own = x[i : i + 1] - x[i : i + 1].mean((2, 3), keepdim=True)
        new = F.conv2d(F.pad(own, (size // 2,) * 4, mode="replicate"), window)
        new = new / (new.std() + 1e-3) * own.std() + x[i : i + 1].mean()
        part = torch.rand(()) * 0.7
        out[i] = (part * new + (1 - part) * x[i : i + 1])[0]
    return out.clamp(0, 255)


def standard(x):
    """Each colour less the mean of the picture, by the spread of all three."""
    x = x.float() / 255
    mean = x.mean((2, 3), keepdim=True)
    spread = (x - mean).pow(2).mean((1, 2, 3), keepdim=True).sqrt()
    return (x - mean) / (spread + 0.05)


MIRRORED = torch.tensor([0, 2, 1, 3, 4, 5])


def shifted(x, places):
    """Moved by whole places; what comes in is one colour and nothing."""
    if torch.rand(()) < 0.6:
        return x, places
    dy, dx = int(torch.randint(-1, 2, ())), int(torch.randint(-2, 3, ()))
    x, places = torch.roll(x, (dy * 8, dx * 8), (2, 3)), torch.roll(places, (dy, dx), (1, 2))
    colour = [0, 8, 128, 255][int(torch.randint(0, 4, ()))]
    for size, whole, axis in ((dy, PLACES[0], 1), (dx, PLACES[1], 2)):
        first, count = (0, size) if size > 0 else (whole + size, -size)
        x.narrow(axis + 1, first * 8, count * 8).fill_(colour)
        places.narrow(axis, first, count).fill_(0)
    return x, places


def lying(x, places):
    """On its side, whole between black borders, or a part of it that fills the picture."""
    turns = 1 if torch.rand(()) < 0.5 else 3
    wide = 8 * int(torch.randint(7, 17, ()))
    at = 8 * int(torch.randint(0, (WIDTH - wide) // 8 + 1, ()))
    picture = torch.rot90(x[None, :, :, at : at + wide].float(), turns, (2, 3))
    kinds = torch.rot90(places[None, None, :, at // 8 : (at + wide) // 8].float(), turns, (2, 3))
    if wide > 100 and torch.rand(()) < 0.7:
        x, places = torch.zeros_like(x), torch.zeros_like(places)
        x[:, :, 24:104] = F.interpolate(picture, (HEIGHT, 80), mode="area")[0].to(x.dtype)
        places[:, 3:13] = F.interpolate(kinds, (PLACES[0], 10), mode="nearest")[0, 0].to(places.dtype)
        return x, places
    whole = F.interpolate(picture, (HEIGHT, WIDTH), mode="bilinear", align_corners=False)[0].to(x.dtype)
    return whole, F.interpolate(kinds, PLACES, mode="nearest")[0, 0].to(places.dtype)


def turned(x, labels, places):
    """Some stand on their heads, arches from either end, and show what they show; some lie on their side: no position."""
    for i in range(len(x)):
        at, label = torch.rand(()), int(labels[i])
        if at < (0.3 if label == 5 else 0.05):
            x[i], places[i] = lying(x[i], places[i])
            labels[i] = 5
        elif at > (0.5 if label in (3, 4) else 0.8 if label == 5 else 0.95):
            x[i], places[i] = x[i].flip(1, 2), places[i].flip(0, 1)
    return x, labels, places


def relit(x):
    """As other cameras and lights would have it: each colour by itself, paler, and darker towards one side."""
    n = len(x)
    x = x.float() / 255
    strength = torch.empty(n, 1, 1, 1).uniform_(0.5, 1.3)
    gray = x.mean(1, keepdim=True)
    x = gray + (x - gray) * strength
    x = x * torch.empty(n, 3, 1, 1).uniform_(0.85, 1.15) + torch.empty(n, 3, 1, 1).uniform_(-0.05, 0.05)
    down, right = torch.linspace(-1, 1, HEIGHT).view(1, 1, -1, 1), torch.linspace(-1, 1, WIDTH).view(1, 1, 1, -1)
    tilt = torch.empty(n, 2, 1, 1).uniform_(-0.25, 0.25)
    fall = torch.empty(n, 1, 1, 1).uniform_(-0.1, 0.35)
    x = x * (1 + tilt[:, :1] * down + tilt[:, 1:] * right - fall * (down**2 + right**2) / 2)
    return x.clamp(0, 1) ** torch.empty(n, 1, 1, 1).uniform_(0.7, 1.35) * 255


def covered(x, places):
    """A piece of some pictures is one colour, as of a finger or an instrument."""
    for i in range(len(x)):
        if torch.rand(()) > 0.2:
            continue
        h, w = int(torch.randint(1, 5, ())), int(torch.randint(1, 5, ()))
        y, z = int(torch.randint(0, PLACES[0] - h, ())), int(torch.randint(0, PLACES[1] - w, ()))
        x[i, :, y * 8 : (y + h) * 8, z * 8 : (z + w) * 8] = torch.randint(0, 256, (3, 1, 1)).to(x.dtype)
        places[i, y : y + h, z : z + w] = UNKNOWN
    return x, places


def load(folders):
    files = [f for folder in folders for f in sorted(glob.glob(os.path.join(folder, "*.bin")))]
    rows = [np.fromfile(f, dtype=np.uint8) for f in files]
    rows = np.concatenate([r[: len(r) // RECORD * RECORD].reshape(-1, RECORD) for r in rows])
    rows = rows[np.random.default_rng(1).permutation(len(rows))]
    labels = torch.from_numpy(rows[:, 0].astype(np.int64))
    places = torch.from_numpy(rows[:, 1:177].reshape(-1, *PLACES).copy())
    pixels = torch.from_numpy(rows[:, 177:].reshape(-1, HEIGHT, WIDTH, 3).transpose(0, 3, 1, 2).copy())
    return labels, places, pixels


def packed(net):
    """The network as shared/photo/src/classify/net/packed.ts reads it: normalization folded in, weights of one byte."""
    out = []

    def layer(weight, bias):
        step = np.maximum(np.abs(weight).max(1) / 127, 1e-12).astype("<f4")
        out.append(np.array([weight.shape[1], weight.shape[0]], "<u4").tobytes())
        out.append(step.tobytes() + bias.astype("<f4").tobytes())
        out.append(np.clip(np.round(weight / step[:, None]), -127, 127).astype("i1").tobytes())

    def window(conv, norm):
        by = (norm.weight / torch.sqrt(norm.running_var + norm.eps)).detach()
        weight = (conv.weight.detach() * by[:, None, None, None]).permute(0, 2, 3, 1)
        layer(weight.flatten(1).numpy(), (norm.bias.detach() - norm.running_mean * by).numpy())

    for conv, norm in net.layers:
        window(conv, norm)
    layer(net.place.weight.detach().flatten(1).numpy(), net.place.bias.detach().numpy())
    window(*net.gather)
    # Places line by line, of each its channels.
    weight = net.position.weight.detach().reshape(POSITIONS, -1, 6, 8).permute(0, 2, 3, 1)
    layer(weight.flatten(1).numpy(), net.position.bias.detach().numpy())
    return base64.b64encode(b"".join(out)).decode()


def write(net, weights):
    """In the product's own form."""
    with open(weights + ".ts", "w") as file:
        file.write("/** Written by tools/src/photo-model/train.py; never changed by hand. */\n")
        file.write(f"export const netWeights =\n  '{packed(net)}';\n")


def mean(weights, *trainings):
    states = [torch.load(training) for training in trainings]
    net = MouthNet()
    of = lambda key: [state[key] for state in states]
    whole = lambda key: not states[0][key].is_floating_point()
    net.load_state_dict({key: of(key)[0] if whole(key) else sum(of(key)) / len(states) for key in states[0]})
    torch.save(net.state_dict(), weights)
    write(net, weights)


def main(weights, steps, start, *folders):
    torch.manual_seed(7)
    labels, places, pixels = load(folders)
    held = 400
    net = MouthNet().to(memory_format=torch.channels_last)
    if start != "-":
        net.load_state_dict(torch.load(start))
    optimizer = torch.optim.AdamW(net.parameters(), lr=2e-3, weight_decay=2e-3)
    count, batch, began = len(labels) - held, 32, time.time()
    print(len(labels), "pictures", sum(p.numel() for p in net.parameters()), "weights", flush=True)
    for step in range(steps):
        rate = min(1, (step + 1) / 200) * 0.5 * (1 + np.cos(np.pi * step / steps))
        for group in optimizer.param_groups:
            group["lr"] = 2e-3 * rate + 1e-5
        pick = torch.randint(0, count, (batch,))
        x, y, p = pixels[pick], labels[pick], places[pick].long()
        if torch.rand(()) < 0.5:
            x, y, p = x.flip(3), MIRRORED[y], p.flip(2)
        x, p = covered(*shifted(retextured(relit(x)), p))
        x, y, p = turned(x, y.clone(), p)
        net.train()
        seen, said = net(standard(x).contiguous(memory_format=torch.channels_last))
        loss = F.cross_entropy(said, y, label_smoothing=0.05) + 0.7 * F.cross_entropy(seen, p, ignore_index=UNKNOWN)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        if step % 250 == 249:
            net.eval()
            with torch.no_grad():
                seen, said = net(standard(pixels[count:]))
                right = (said.argmax(1) == labels[count:]).float().mean().item()
                known = places[count:] != UNKNOWN
                good = (seen.argmax(1) == places[count:])[known].float().mean().item()
            print(step + 1, f"loss {loss.item():.3f} positions {right:.3f} places {good:.3f} {time.time() - began:.0f} s", flush=True)
            torch.save(net.state_dict(), weights)
    write(net, weights)


if __name__ == "__main__":
    if sys.argv[1] == "mean":
        mean(*sys.argv[2:])
    else:
        main(sys.argv[1], int(sys.argv[2]), *sys.argv[3:])
