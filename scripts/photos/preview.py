"""Quick looks at body shapes without Blender: the side, and the front three-quarter view, shaded, as PNG.

  python3 preview.py out.png kind [kind ...]"""
import sys

import numpy as np
from PIL import Image

from body import Body
from faces import vehicle
from net import cast, gradient

WIDE, TALL = 260, 118


def look(kind, face, turn):
    v = vehicle(kind, face)
    body = Body(v['body'])
    long = v.get('length', body.x_tail - body.x_nose) * 1.04
    a = np.radians(turn)
    ray = np.array([np.cos(a), np.sin(a), -0.06])
    side = np.array([-ray[1], ray[0], 0]) * -1
    size = max(long, v['height'] * 2.4)
    u, w = np.meshgrid(np.linspace(-0.5, 0.5, WIDE) * size, np.linspace(1, 0, TALL) * size * TALL / WIDE - 0.05, indexing='xy')
    centre = np.array([body.x_nose + long / 2, 0, 0])
    start = centre + side * u.reshape(-1, 1) + np.array([0, 0, 1.0]) * w.reshape(-1, 1) - ray * 6
    p = cast(body, start, ray, 11.0, 90)
    hit = np.abs(body(p)) < 0.01
    out = np.full((len(p), 3), 0.72)
    q = p[hit]
    n = gradient(body, q)
    n /= np.linalg.norm(n, axis=1, keepdims=True)
    mirrored = ray - 2 * (n @ ray)[:, None] * n
    shade = 0.18 + 0.35 * np.maximum(n @ np.array([-0.3, -0.5, 0.8]), 0) + 0.45 / (1 + np.exp(-mirrored[:, 2] * 14))
    colour = np.repeat(shade[:, None], 3, 1) * np.array([0.85, 0.9, 1.0])
    r = body.regions(q, n)
    for name, c in (('clad', (0.1, 0.1, 0.1)), ('black', (0.05, 0.05, 0.06)), ('glass', (0.2, 0.27, 0.3)), ('lamp_front', (1, 1, 0.8)), ('lamp_rear', (0.8, 0.1, 0.1)), ('hole', (0.02, 0.02, 0.02)), ('well', (0, 0, 0))):
        colour[r[name] > 0] = c
    colour[np.minimum(np.abs(r['gap_a']), np.abs(r['gap_b'])) < 0.006] = 0
    out[hit] = colour
    out = out.reshape(TALL, WIDE, 3)
    if turn == 90:
        for x in (0, v.get('wheelbase', body.wb)):
            out[(np.hypot(u - (x - centre[0]), w - body.tr) < body.tr) & (np.hypot(u - (x - centre[0]), w - body.tr) > v['rim'])] = 0.1
    return (np.clip(out, 0, 1) ** 0.8 * 255).astype(np.uint8)


def main():
    rows = [np.hstack([look(kind, face, 90), look(kind, face, 35)]) for kind, _, face in (a.partition(':') for a in sys.argv[2:]) for face in [face or 'a']]
    n = (len(rows) + 1) // 2
    rows += [np.zeros_like(rows[0])] * (2 * n - len(rows))
    Image.fromarray(np.hstack([np.vstack(rows[:n]), np.vstack(rows[n:])])).save(sys.argv[1])


if __name__ == '__main__':
    main()
