"""Non-local means in linear light, guided by colour and direction of the surfaces: numpy only."""
import numpy as np


def blur(a, r):
    for axis in (0, 1):
        p = np.pad(a, [(r + 1, r) if i == axis else (0, 0) for i in range(a.ndim)], mode='edge').cumsum(axis, dtype=np.float32)
        n = a.shape[axis]
        late, early = [slice(None)] * a.ndim, [slice(None)] * a.ndim
        late[axis], early[axis] = slice(2 * r + 1, 2 * r + 1 + n), slice(0, n)
        a = (p[tuple(late)] - p[tuple(early)]) / (2 * r + 1)
    return a


def denoise(layers, albedo, normal, reach=4, strength=1.0):
    """Filters several renders of one view (h, w, 3 each) with the same weights, taken from all of them."""
    packed = [np.log1p(np.clip(x, 0, 40) * 4).astype(np.float32) for x in layers]
    c = np.concatenate(packed, 2)
    h, w, n = c.shape
    around = [np.roll(c, (i, j), (0, 1)) for i in (-1, 0, 1) for j in (-1, 0, 1) if i or j]
    highest = np.sort(np.stack(around), 0)[-2]
    c = np.minimum(c, highest + 0.25)    # single bright dots
    guide = blur(np.concatenate([albedo * 4.0, normal * 2.2], 2).astype(np.float32), 1)
    smooth = np.mean(around, 0)
    noise = np.sqrt(np.minimum(blur(((c - smooth) ** 2).mean(2), 4), 0.02)) + 1e-4
    k = np.clip(noise * 1.15 * strength, 0.006, 0.16 * strength)
    k2 = k * k
    total, weights = c.copy(), np.ones((h, w, 1), np.float32)
    pad = [(reach, reach), (reach, reach), (0, 0)]
    cp, gp = np.pad(c, pad, mode='edge'), np.pad(guide, pad, mode='edge')
    for dy in range(-reach, reach + 1):
        for dx in range(-reach, reach + 1):
            if dx == dy == 0 or dx * dx + dy * dy > reach * reach + 1:
                continue
            rows, columns = slice(reach + dy, reach + dy + h), slice(reach + dx, reach + dx + w)
            q = cp[rows, columns]
            d = blur(((c - q) ** 2).mean(2), 1)
            f = ((guide - gp[rows, columns]) ** 2).sum(2)
            weight = np.exp(-np.maximum(d - 1.2 * k2, 0) / (1.1 * k2) - np.minimum(f * 3.5, 12))[..., None]
            total += q * weight
            weights += weight
    out = np.expm1(total / weights) / 4
    return [out[..., i : i + 3] for i in range(0, n, 3)]
