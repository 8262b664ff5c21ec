"""Meshes of distance functions, and rays against them: numpy only."""
import numpy as np

BLOCK = 8


def gradient(f, p, e=8e-4):
    g = np.empty_like(p)
    for i in range(3):
        d = np.zeros(3)
        d[i] = e
        g[:, i] = (f(p + d) - f(p - d)) / (2 * e)
    return g


def surface_net(f, low, high, cell, symmetric=False, pulls=4):
    """Vertices, quads and normals of f = 0. Vertices are pulled onto the function and carry its own normals, so that
    reflections run clean whatever the mesh. `symmetric` makes the half at y >= 0, closed at y = 0."""
    low, high = np.array(low, float), np.array(high, float)
    if symmetric:
        low[1] = -cell / 2
    blocks = np.ceil((high - low) / (cell * BLOCK)).astype(int)
    size = blocks * BLOCK + 2
    index = np.stack(np.meshgrid(*[np.arange(n) for n in blocks], indexing='ij'), -1).reshape(-1, 3)
    near = np.abs(f(low + (index + 0.5) * BLOCK * cell)) < BLOCK * cell * 0.87 * 1.55
    index = index[near]
    local = np.stack(np.meshgrid(*[np.arange(BLOCK + 1)] * 3, indexing='ij'), -1).reshape(-1, 3)

    def key(a):
        return (a[..., 0] * size[1] + a[..., 1]) * size[2] + a[..., 2]

    ids, faces = [], []
    for start in range(0, len(index), 800):
        b = index[start : start + 800]
        grid = b[:, None, :] * BLOCK + local[None]
        inside = f(low + grid.reshape(-1, 3) * cell).reshape(len(b), *[BLOCK + 1] * 3) < 0
        count = np.zeros((len(b), BLOCK, BLOCK, BLOCK), int)
        for dx in (0, 1):
            for dy in (0, 1):
                for dz in (0, 1):
                    count += inside[:, dx : BLOCK + dx, dy : BLOCK + dy, dz : BLOCK + dz]
        at = np.argwhere((count > 0) & (count < 8))
        ids.append(key(b[at[:, 0]] * BLOCK + at[:, 1:]))
        for axis in range(3):
            first = [slice(0, BLOCK)] * 3
            second = list(first)
            second[axis] = slice(1, BLOCK + 1)
            v0, v1 = inside[(slice(None), *first)], inside[(slice(None), *second)]
            at = np.argwhere(v0 != v1)
            outward = v0[tuple(at.T)]
            q = b[at[:, 0]] * BLOCK + at[:, 1:]
            e1, e2 = np.zeros(3, int), np.zeros(3, int)
            e1[(axis + 1) % 3] = 1
            e2[(axis + 2) % 3] = 1
            quad = np.stack([key(q - e1 - e2), key(q - e2), key(q), key(q - e1)], 1)
            quad[~outward] = quad[~outward][:, ::-1]
            faces.append(quad)
    ids, faces = np.unique(np.concatenate(ids)), np.concatenate(faces)
    quads = np.minimum(np.searchsorted(ids, faces), len(ids) - 1)
    quads = quads[(ids[quads] == faces).all(1)]
    cells = np.stack([ids // (size[1] * size[2]), (ids // size[2]) % size[1], ids % size[2]], 1)
    p = low + (cells + 0.5) * cell
    middle = symmetric & (np.abs(p[:, 1]) < cell * 0.25)
    for turn in range(pulls):
        g, v = gradient(f, p), f(p)
        d = v[:, None] * g / np.maximum((g * g).sum(1), 0.05)[:, None]
        length = np.linalg.norm(d, axis=1, keepdims=True)
        p = p - d * np.minimum(1, 1.2 * cell / np.maximum(length, 1e-9))
        if turn == 0:
            p = relax(p, quads)
        p[middle, 1] = 0
    normal = gradient(f, p)
    normal /= np.maximum(np.linalg.norm(normal, axis=1, keepdims=True), 1e-9)
    normal[middle, 1] = 0
    return p, quads, normal


def relax(p, quads):
    """Moves every vertex half the way to the middle of its neighbours: more even quads."""
    total, count = np.zeros_like(p), np.zeros(len(p))
    for a, b in ((0, 1), (1, 2), (2, 3), (3, 0)):
        for i, j in ((a, b), (b, a)):
            np.add.at(total, quads[:, i], p[quads[:, j]])
            np.add.at(count, quads[:, i], 1)
    return 0.5 * p + 0.5 * total / np.maximum(count, 1)[:, None]


def mirror(p, quads, normal):
    flip = np.array([1, -1, 1.0])
    return np.vstack([p, p * flip]), np.vstack([quads, quads[:, ::-1] + len(p)]), np.vstack([normal, normal * flip])


def cast(f, origin, direction, reach=3.0, steps=110):
    """Where rays meet the surface; a ray that misses ends at `reach`."""
    origin = np.array(origin, float)
    direction = np.broadcast_to(np.array(direction, float), origin.shape)
    t = np.zeros(len(origin))
    for _ in range(steps):
        further = np.minimum(t + 0.75 * f(origin + direction * t[:, None]), reach)
        moved, t = np.abs(further - t).max(), further
        if moved < 2e-5:
            break
    return origin + direction * t[:, None]
