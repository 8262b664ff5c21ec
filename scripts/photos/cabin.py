"""What is seen through the panes: seats, dashboard, steering wheel on the right."""
import math

import numpy as np

from field import box_distance, smooth_min
from materials import dark, gloss, material
from meshes import add_mesh, box, cached_net, torus


def add_cabin(v, body):
    k = v['cabin']
    recline = k.get('recline', 0.38)

    def f(p):
        q = p.copy()
        q[:, 1] = np.abs(q[:, 1])
        d = np.full(len(p), 9.0)
        c, s = math.cos(recline), math.sin(recline)
        for x, up, y in k['seats']:
            r = q - np.array([x, y, 0])
            cushion = box_distance(r, (0, 0, up), (0.52, 0.50, 0.16), 0.06)
            w = r - np.array([0.22, 0, up + 0.02])
            w = np.stack([w[:, 0] * c - w[:, 2] * s, w[:, 1], w[:, 0] * s + w[:, 2] * c], 1)
            back = box_distance(w, (0, 0, 0.28), (0.14, 0.48, 0.62), 0.06)
            rest = np.minimum(box_distance(w, (-0.01, 0, 0.70), (0.09, 0.26, 0.17), 0.045), box_distance(w, (0, 0, 0.62), (0.02, 0.12, 0.12), 0.008))
            d = np.minimum(d, np.minimum(smooth_min(cushion, back, 0.05), rest))
        wide = 2 * body.hw - 0.46
        d = np.minimum(d, box_distance(q, (k['dash'], 0, k['dash_z'] - 0.14), (0.50, wide, 0.30), 0.10))
        return smooth_min(d, box_distance(p, (k['dash'] + 0.18, 0.37, k['dash_z'] + 0.03), (0.12, 0.30, 0.10), 0.04), 0.03)

    low, high = (k['dash'] - 0.4, -body.hw, 0.2), (k['end'], body.hw, 2.0)
    p, q, n = cached_net(f, low, high, 0.016, ('cabin', k, body.hw))
    trim = material('trim', lambda t: t.surface((0.030, 0.029, 0.029), 0.75, normal=t.bump(t.noise(300, 1), 0.0008, 0.5), specular=0.3))
    add_mesh('cabin', p, q, n, material=trim)
    x, z = k['dash'], k['dash_z']
    torus('steering wheel', (x + 0.38, 0.37, z - 0.02), 0.18, 0.015, gloss(), (0, -math.radians(66), 0))
    box('wheel hub', (x + 0.36, 0.37, z - 0.03), (0.05, 0.16, 0.12), dark(), 0.02, (0, math.radians(22), 0))
    box('wheel spokes', (x + 0.37, 0.37, z - 0.02), (0.02, 0.34, 0.03), dark(), 0.008, (0, math.radians(22), 0))
    box('screen', (x + 0.22, 0, z + 0.04), (0.02, 0.26, 0.15), gloss(), 0.006, (0, math.radians(-12), 0))
    box('inner mirror', (body.xw1 + 0.05, 0, body.zw1 - 0.09), (0.03, 0.22, 0.06), dark(), 0.012)
