"""Trees, hedges and shrubs of single leaves: a few meshes, placed many times."""
import math

import bpy
import numpy as np

import surfaces
from meshes import add_mesh, link, sweep, round_profile

# dark and pale leaf, length and width of a leaf in metres, how many clumps, how tall the bare trunk is, bark
SPECIES = dict(
    gum=dict(dark=(0.034, 0.046, 0.024), pale=(0.175, 0.185, 0.095), leaf=(0.30, 0.075), clumps=26, bare=0.36, bark=((0.16, 0.12, 0.09), (0.55, 0.49, 0.42)), wide=0.34),
    ash=dict(dark=(0.016, 0.034, 0.010), pale=(0.085, 0.135, 0.035), leaf=(0.24, 0.15), clumps=30, bare=0.28, bark=((0.06, 0.05, 0.04), (0.16, 0.13, 0.10)), wide=0.38),
    pine=dict(dark=(0.014, 0.026, 0.014), pale=(0.050, 0.075, 0.036), leaf=(0.34, 0.05), clumps=34, bare=0.12, bark=((0.05, 0.04, 0.03), (0.12, 0.09, 0.07)), wide=0.20),
)
UNDERGROWTH = (0.085, 0.095, 0.045)
LEAVES = 330
VARIANTS = 3
_made = {}


def forget():
    _made.clear()


def leaf_mesh(name, points, size, rng, material, droop=0.5):
    """A leaf at each point, hanging or lying as it likes."""
    n = len(points)
    along = rng.standard_normal((n, 3)) + np.array([0, 0, -droop])
    along /= np.linalg.norm(along, axis=1, keepdims=True)
    across = np.cross(along, rng.standard_normal((n, 3)))
    across /= np.linalg.norm(across, axis=1, keepdims=True)
    long, wide = (s / 2 * rng.uniform(0.65, 1.3, (n, 1)) for s in size)
    corners = np.stack([points - along * long, points + across * wide, points + along * long, points - across * wide], 1).reshape(-1, 3)
    shade = np.repeat(np.clip(rng.beta(1.6, 2.2, n), 0, 1), 4)
    return add_mesh(name, corners, np.arange(n * 4).reshape(-1, 4), attributes=dict(shade=shade), material=material, smooth=False)


def _tree(kind, variant):
    """The leaves and the wood of a tree one metre tall... times ten: leaves keep their size."""
    s = SPECIES[kind]
    rng = np.random.default_rng([variant, list(SPECIES).index(kind)])
    tall = 10.0
    share = rng.uniform(0, 1, s['clumps']) ** 0.8
    turn = rng.uniform(0, 2 * np.pi, s['clumps'])
    z = tall * (s['bare'] + (1 - s['bare']) * 0.94 * share)
    # crowns are widest at a third of their height
    reach = tall * s['wide'] * np.sin(np.pi * np.clip(0.16 + 0.80 * share, 0, 1)) ** 0.7 * rng.uniform(0.35, 1.0, s['clumps'])
    if kind == 'pine':
        reach = tall * s['wide'] * (1.05 - share) * rng.uniform(0.5, 1.0, s['clumps'])
    centres = np.stack([reach * np.cos(turn), reach * np.sin(turn), z], 1)
    spread = rng.uniform(0.55, 1.05, (s['clumps'], 1, 1)) * (0.75 if kind == 'pine' else 1.0)
    offsets = rng.standard_normal((s['clumps'], LEAVES, 3))
    offsets *= np.minimum(1.0, 1.5 / np.linalg.norm(offsets, axis=2, keepdims=True)) * np.array([0.80, 0.80, 0.46])
    points = (centres[:, None] + offsets * spread).reshape(-1, 3)
    leaves = leaf_mesh(f'{kind} leaves', points, s['leaf'], rng, surfaces.leaf(f'{kind} leaf', s['dark'], s['pale']), 0.9 if kind == 'gum' else 0.2)
    wood = surfaces.bark(f'{kind} bark', *s['bark'])
    limbs = []
    lean = rng.uniform(-0.5, 0.5, 2)
    top = np.array([lean[0], lean[1], tall * 0.8])
    knee = np.array([lean[0] * 0.2, lean[1] * 0.9, tall * 0.42])
    trunk = _bent((0, 0, 0), knee, top)
    limbs.append(sweep('trunk', trunk, np.tile([1.0, 0.3, 0], (len(trunk), 1)), round_profile(0.17, 8), wood, both_sides=False))
    for centre in centres[:: 2]:
        start = trunk[int(np.clip(len(trunk) * (centre[2] / tall - 0.22), 2, len(trunk) - 2))]
        path = _bent(start, (start + centre) / 2 + [0, 0, 0.25], centre)
        limbs.append(sweep('limb', path, np.tile([0.3, 0.4, 1.0], (len(path), 1)), round_profile(0.045, 5), wood, both_sides=False))
    meshes = [leaves.data] + [limb.data for limb in limbs]
    for o in (leaves, *limbs):
        bpy.data.objects.remove(o)
    return meshes


def _bent(a, b, c, n=9):
    a, b, c = (np.asarray(p, float) for p in (a, b, c))
    t = np.linspace(0, 1, n)[:, None]
    return a * (1 - t) ** 2 + 2 * b * t * (1 - t) + c * t * t


def _put(meshes, at, scale, turn):
    for mesh in meshes:
        o = link('plant', mesh)
        o.location, o.rotation_euler, o.scale = at, (0, 0, turn), scale


def tree(stage, rng, ahead, left, tall, kind='gum'):
    variant = int(rng.integers(VARIANTS))
    if (kind, variant) not in _made:
        _made[kind, variant] = _tree(kind, variant)
    size = tall / 10
    _put(_made[kind, variant], stage.at(ahead, left), (size * rng.uniform(0.9, 1.2), size * rng.uniform(0.9, 1.2), size), rng.uniform(0, 2 * math.pi))


def woods(stage, rng, ahead, left0, left1, tall, kinds=('gum', 'gum', 'ash')):
    left = left0
    while left < left1:
        tree(stage, rng, ahead + rng.uniform(0, 9), left, tall * rng.uniform(0.65, 1.2), kinds[int(rng.integers(len(kinds)))])
        shrub(stage, rng, ahead - rng.uniform(0, 3), left + rng.uniform(-2, 2), tall * rng.uniform(0.12, 0.22), UNDERGROWTH)
        left += tall * rng.uniform(0.16, 0.42)


def _bush(length, deep, tall, rng, size):
    n = int(900 * length * tall)
    p = rng.uniform(-0.5, 0.5, (n, 3))
    face = rng.integers(0, 3, n)    # leaves are where light is: on the outside
    rows = np.arange(n)
    p[rows, face] = np.sign(p[rows, face]) * (0.5 - 0.10 * rng.random(n) ** 2)
    p = p * [deep, length, tall]
    p += 0.09 * np.sin(p[:, [1, 2, 0]] * 5.0 + rng.random(3) * 6)
    p[:, 2] += tall / 2
    return p[p[:, 2] > 0]


def hedge(stage, rng, ahead, left0, left1, tall, deep=0.7):
    """A clipped hedge, in lengths of two metres."""
    key = ('hedge', round(tall, 1), round(deep, 1))
    if key not in _made:
        o = leaf_mesh('hedge', _bush(2.3, deep, tall, np.random.default_rng(7), 0.1), (0.13, 0.075), np.random.default_rng(8), surfaces.leaf('hedge leaf', (0.012, 0.026, 0.008), (0.075, 0.115, 0.03)), 0.0)
        _made[key] = [o.data]
        bpy.data.objects.remove(o)
    for left in np.arange(left0 + 1, left1, 2.0):
        _put(_made[key], stage.at(ahead + rng.uniform(-0.05, 0.05), left), (1, 1, rng.uniform(0.92, 1.08)), stage.turn + math.pi * rng.integers(2))
        stage.box('hedge heart', ahead, left, tall * 0.45, (deep * 0.75, 2.0, tall * 0.85), surfaces.leaf('hedge heart', (0.006, 0.010, 0.004), (0.006, 0.010, 0.004)))


def shrub(stage, rng, ahead, left, radius, pale=(0.12, 0.13, 0.06)):
    key = ('shrub', pale)
    if key not in _made:
        own = np.random.default_rng(11)
        p = own.standard_normal((1700, 3))
        p *= (own.uniform(0.55, 1.0, (1700, 1)) / np.linalg.norm(p, axis=1, keepdims=True))
        p[:, 2] = np.abs(p[:, 2]) * 1.1
        o = leaf_mesh('shrub', p, (0.19, 0.07), own, surfaces.leaf(f'shrub leaf {pale}', tuple(c * 0.2 for c in pale), pale), -0.4)
        _made[key] = [o.data]
        bpy.data.objects.remove(o)
    _put(_made[key], stage.at(ahead, left), (radius,) * 3, rng.uniform(0, 6))
