"""What is photographed inside: dashboard, seats, instruments, boot and load space. Cabins are sets of their own, without
the vehicle's skin, and serve every vehicle of their sort. What is marked as paint is the upholstery, or in `boot` and
`hold` the body round the opening."""
import math

import bpy
import numpy as np
from mathutils import Matrix

from field import box_distance, densify, smooth_max, smooth_min
from materials import chrome, dark, gloss, mark_paint, material, plain, plastic, rubber, satin
from meshes import add_mesh, box, cached_net, disc, flat_profile, lathe, move_to, round_profile, rounded_path, sweep, torus

CABINS = dict(
    car=dict(pad=0.97, console=0.56, seat=0.40, screen=(0.30, 0.17), trim='satin', work=False),
    work=dict(pad=1.06, console=0.46, seat=0.50, screen=(0.22, 0.13), trim='plastic', work=True),
)
DRIVER = 0.37
BACK = 1.52    # where the backrests meet the cushions


class Interior:
    """What photograph.py needs to know of a set."""

    def __init__(self, collection, plates):
        self.collection, self.plates = collection, plates

    def objects(self):
        return set(self.collection.all_objects)


def grain(name, colour, rough=0.6, size=500):
    return material(name, lambda t: t.surface(colour, rough, normal=t.bump(t.noise(size, 2), 0.0012, 0.6), specular=0.35))


def cloth():
    """Upholstery: marked as paint, so that its colour is chosen later."""

    def build(t):
        x, y, z = t.split(t.position())
        weave = t.math('MULTIPLY', t.math('SINE', t.math('MULTIPLY', y, 900.0)), t.math('SINE', t.math('MULTIPLY', t.math('ADD', x, z), 900.0)))
        centre = t.map(t.math('ABSOLUTE', t.math('SUBTRACT', t.math('ABSOLUTE', y), DRIVER)), 0.142, 0.146, 1, 0)
        seam = t.map(t.math('ABSOLUTE', t.math('SUBTRACT', t.math('ABSOLUTE', t.math('SUBTRACT', t.math('ABSOLUTE', y), DRIVER)), 0.144)), 0.0, 0.006)
        flutes = t.math('MULTIPLY', centre, t.math('SINE', t.math('MULTIPLY', t.math('ADD', x, z), 78.0)))
        height = t.math('ADD', t.math('ADD', seam, t.math('MULTIPLY', flutes, 0.5)), t.math('MULTIPLY', weave, 0.06))
        mark_paint(t, 1.0)
        base = t.new('ShaderNodeBsdfDiffuse')
        worn = t.map(t.noise(2.2, 3), 0.3, 0.75, 0.82, 1.0)
        t.put(t.mix_colour(t.math('MULTIPLY', worn, t.math('ADD', 0.62, t.math('MULTIPLY', centre, 0.38))), (0, 0, 0), (1, 1, 1)), base.inputs['Color'])
        normal = t.bump(height, 0.006, 0.9)
        t.put(normal, base.inputs['Normal'])
        sheen = t.new('ShaderNodeBsdfGlossy')
        sheen.inputs['Roughness'].default_value = 0.5
        t.put((0.5, 0.5, 0.5), sheen.inputs['Color'])
        t.put(normal, sheen.inputs['Normal'])
        return t.mix(0.035, base.outputs[0], sheen.outputs[0])

    return material('cloth', build)


def body_colour():
    def build(t):
        mark_paint(t, 1.0)
        base = t.new('ShaderNodeBsdfDiffuse')
        lacquer = t.new('ShaderNodeBsdfGlossy')
        lacquer.inputs['Roughness'].default_value = 0.05
        fresnel = t.new('ShaderNodeFresnel')
        fresnel.inputs[0].default_value = 1.5
        t.put((1.0, 1.0, 1.0), base.inputs['Color'])
        return t.mix(fresnel.outputs[0], base.outputs[0], lacquer.outputs[0])

    return material('body colour', build)


def seats(k, rows=((0.0, DRIVER), (0.0, -DRIVER)), bench=True):
    c, s = math.cos(0.40), math.sin(0.40)

    def seat(q, wide, headrest=True):
        """A seat about its own middle, its backrest's foot at x = 0."""
        y = np.abs(q[:, 1])
        base = k['seat']
        dish = 0.030 * np.clip(1 - (y / (wide * 0.30)) ** 2, 0, 1)
        cushion = box_distance(q + np.stack([0 * y, 0 * y, dish], 1), (-0.24, 0, base), (0.52, wide, 0.15), 0.06)
        bolster = box_distance(np.stack([q[:, 0], y, q[:, 2]], 1), (-0.22, wide * 0.42, base + 0.035), (0.48, 0.11, 0.14), 0.05)
        w = np.stack([q[:, 0] * c - (q[:, 2] - base) * s, q[:, 1], q[:, 0] * s + (q[:, 2] - base) * c], 1)
        narrow = 1 - 0.10 * np.clip(w[:, 2] / 0.6, 0, 1)
        back = box_distance(w + np.stack([-dish * 1.1, 0 * y, 0 * y], 1), (0, 0, 0.31), (0.14, wide * 0.98, 0.62), 0.065)
        wing = box_distance(np.stack([w[:, 0], y / narrow, w[:, 2]], 1), (-0.045, wide * 0.415, 0.27), (0.16, 0.10, 0.46), 0.05)
        d = smooth_min(smooth_min(cushion, bolster, 0.035), smooth_min(back, wing, 0.035), 0.03)
        if headrest:
            d = np.minimum(d, box_distance(w, (-0.015, 0, 0.735), (0.10, 0.27, 0.17), 0.05))
        return d

    def f(p):
        d = np.full(len(p), 9.0)
        for dx, y in rows:
            d = np.minimum(d, seat(p - np.array([BACK + dx, y, 0]), 0.50))
        if bench:
            q = p - np.array([BACK + 0.92, 0, 0])
            d = np.minimum(d, seat(q, 1.30, False))
            for y in (-0.38, 0.38):
                d = np.minimum(d, box_distance(p, (BACK + 1.26, y, k['seat'] + 0.66), (0.10, 0.26, 0.15), 0.045))
        return d

    p, q, n = cached_net(f, (0.9, -0.75, 0.2), (2.95 if bench else 2.2, 0.75, 1.5), 0.010, ('seats', k, rows, bench, 2))
    add_mesh('seats', p, q, n, material=cloth())
    for dx, y in rows:
        for side in (-0.06, 0.06):
            at = np.array([[BACK + dx + 0.02 + (h * s), y + side, k['seat'] + h * c] for h in (0.58, 0.72)])
            sweep('post', at, np.tile([1.0, 0, 0], (2, 1)), round_profile(0.007, 8), chrome(), both_sides=False)
        box('seat frame', (BACK + dx - 0.22, y, k['seat'] - 0.13), (0.50, 0.46, 0.14), plastic(), 0.04)


def dashboard(k):
    pad = k['pad']
    deep = k['console']

    def f(p):
        x, y, z = p[:, 0], p[:, 1], p[:, 2]
        bend = 0.07 * (y / 0.7) ** 2
        q = np.stack([x + bend, y, z], 1)
        top = box_distance(q, (0.52, 0, pad - 0.06), (0.66, 1.50, 0.14), 0.055)
        lower = box_distance(q, (0.55, 0, pad - 0.28), (0.46, 1.50, 0.42), 0.07)
        shelf = box_distance(q, (0.60, 0, pad - 0.165), (0.48, 1.46, 0.055), 0.02)
        d = smooth_min(smooth_min(top, lower, 0.05), shelf, 0.015)
        hood = box_distance(q, (0.74, DRIVER, pad + 0.005), (0.30, 0.42, 0.15), 0.06)
        d = smooth_min(d, hood, 0.05)
        d = smooth_max(d, -box_distance(q, (0.90, DRIVER, pad - 0.035), (0.20, 0.345, 0.150), 0.035), 0.012)
        stack = box_distance(q, (0.72, 0, pad - 0.36), (0.26, 0.30, 0.52), 0.04)
        tunnel = box_distance(p, (1.26, 0, deep - 0.10), (1.10, 0.25, 0.26), 0.05)
        rest = box_distance(p, (1.52, 0, deep + 0.07), (0.34, 0.22, 0.13), 0.045) if not k['work'] else 9
        d = smooth_min(smooth_min(d, stack, 0.03), smooth_min(tunnel, rest, 0.03), 0.06)
        for yy in (-0.61, 0.61, -0.085, 0.085):
            wide = 0.14 if abs(yy) > 0.3 else 0.13
            d = smooth_max(d, -box_distance(q, (0.87, yy, pad - 0.075), (0.09, wide, 0.062), 0.016), 0.006)
        glove = np.abs(box_distance(q, (0.80, -0.42, pad - 0.31), (0.3, 0.46, 0.19), 0.03)) - 0.002
        d = smooth_max(d, -smooth_max(glove, 0.70 - q[:, 0], 0.01), 0.004)
        for xx, r in ((1.19, 0.040), (1.29, 0.040)):
            d = smooth_max(d, -smooth_max(np.hypot(x - xx, y - 0.055) - r, deep - 0.05 - z, 0.006), 0.006)
        return d

    p, q, n = cached_net(f, (0.15, -0.8, 0.22), (1.9, 0.8, 1.3), 0.008, ('dash', k, 3))
    add_mesh('dashboard', p, q, n, material=grain('dash plastic', (0.022, 0.022, 0.023), 0.55))
    out = lambda y: 0.845 - 0.07 * (y / 0.7) ** 2
    for y, wide in ((-0.61, 0.14), (0.61, 0.14), (-0.085, 0.13), (0.085, 0.13)):
        path = rounded_path([(y - wide / 2, pad - 0.106), (y + wide / 2, pad - 0.106), (y + wide / 2, pad - 0.044), (y - wide / 2, pad - 0.044)], 0.014)
        ring = np.stack([np.full(len(path), out(y) + 0.006), path[:, 0], path[:, 1]], 1)
        sweep('vent frame', ring, np.tile([1.0, 0, 0], (len(ring), 1)), flat_profile(0.008, 0.010), satin() if k['trim'] == 'satin' else gloss(), True, both_sides=False)
        for i in range(4):
            box('vent slat', (out(y) - 0.012, y, pad - 0.099 + 0.0155 * i + 0.004), (0.03, wide - 0.004, 0.004), gloss())
        box('vent knob', (out(y) + 0.004, y, pad - 0.075), (0.012, 0.014, 0.030), satin(), 0.003)
    strip = satin() if k['trim'] == 'satin' else plastic()
    line = [(out(y) + 0.012, y, pad - 0.140) for y in np.linspace(-0.70, -0.17, 20)]
    sweep('trim strip', line, np.tile([1.0, 0, 0], (20, 1)), flat_profile(0.016, 0.012), strip, both_sides=False)
    instruments(k)
    screen(k)
    climate(k)
    steering_wheel(k)
    selector(k)


LIT = (0.75, 0.86, 1.0)


def instruments(k):
    z, x = k['pad'] - 0.035, 0.806
    panel = plain('instrument glass', (0.004, 0.004, 0.005), 0.12, 0, 0.3)
    white, red = plain('dial light', (0.8, 0.8, 0.8), 0.5, emit=(1, 1, 1), strength=1.3), plain('needle', (0.6, 0.02, 0.01), 0.5, emit=(1, 0.05, 0.02), strength=1.6)
    box('instruments', (x, DRIVER, z), (0.012, 0.335, 0.14), panel, 0.02)
    for y in (-0.098, 0.098):
        centre = np.array([x + 0.008, DRIVER + y, z - 0.002])
        torus('dial', centre, 0.058, 0.0022, satin(), (0, math.pi / 2, 0))
        for i in range(25):
            a = math.radians(225 - i * 11.25)
            long = 0.010 if i % 3 == 0 else 0.005
            r = 0.051 - long / 2
            box('tick', centre + np.array([0, r * math.cos(a), r * math.sin(a)]), (0.001, long, 0.0016), white, 0, (a, 0, 0))
        a = math.radians(222 if y < 0 else 214)
        box('needle', centre + np.array([0.003, 0.022 * math.cos(a), 0.022 * math.sin(a)]), (0.001, 0.044, 0.0028), red, 0, (a, 0, 0))
        disc('needle hub', centre + np.array([0.004, 0, 0]), 0.013, 0.006, gloss(), (0, math.pi / 2, 0))
        torus('inner dial', centre - np.array([0.001, 0, 0]), 0.030, 0.0007, satin(), (0, math.pi / 2, 0))
        for i in range(0, 25, 6):
            a = math.radians(225 - i * 11.25)
            box('figure', centre + np.array([0, 0.0365 * math.cos(a), 0.0365 * math.sin(a)]), (0.001, 0.0038, 0.0052), white)
    box('trip', (x + 0.0075, DRIVER, z + 0.026), (0.002, 0.082, 0.046), plain('trip', (0.006, 0.007, 0.009), 0.3, emit=(0.004, 0.006, 0.010), strength=1.0))
    dim = plain('trip text', (0.5, 0.5, 0.5), 0.5, emit=(0.8, 0.9, 1), strength=0.5)
    for i, words in enumerate(((0.016, 0.009), (0.011, 0.020), (0.007, 0.013, 0.006))):
        for j, wide in enumerate(words):
            y = DRIVER - 0.034 + sum(words[:j]) + 0.004 * j + wide / 2
            box('trip text', (x + 0.009, y, z + 0.039 - i * 0.013), (0.001, wide, 0.0020), dim)
    box('odometer', (x + 0.008, DRIVER, z - 0.020), (0.003, 0.094, 0.026), plain('odometer', (0.3, 0.33, 0.32), 0.4, emit=(0.70, 0.86, 0.92), strength=0.42), 0.001)
    for i, colour in enumerate(((0.02, 0.5, 0.05), (0.5, 0.28, 0.01), (0.02, 0.1, 0.6))):
        box('telltale', (x + 0.009, DRIVER + (i - 1) * 0.022, z + 0.056), (0.001, 0.0035, 0.0028), plain(f'telltale{i}', colour, 0.5, emit=colour, strength=0.8))


def screen(k):
    wide, tall = k['screen']
    pad = k['pad']
    x, z = (0.80, pad + 0.075) if not k['work'] else (0.848, pad - 0.205)
    tilt = (0, math.radians(-10), 0)
    box('screen', (x, 0, z), (0.022, wide, tall), gloss(), 0.008, tilt)
    face = lambda dy, dz, out=0.0125: (x + out + dz * math.sin(math.radians(-10)) * -1, dy, z + dz)
    box('display', face(0, 0), (0.001, wide - 0.022, tall - 0.022), plain('display', (0.01, 0.012, 0.018), 0.25, emit=(0.012, 0.020, 0.038), strength=1.0), 0, tilt)
    tiles = ((0.02, 0.16, 0.42), (0.05, 0.30, 0.22), (0.40, 0.15, 0.03), (0.30, 0.05, 0.10))
    step = (wide - 0.06) / 4
    for i, colour in enumerate(tiles):
        y = -(wide - 0.06) / 2 + step * (i + 0.5)
        box('tile', face(y, -tall * 0.14, 0.0145), (0.002, step * 0.72, tall * 0.30), plain(f'tile{i}', colour, 0.4, emit=colour, strength=0.9), 0, tilt)
    white = plain('screen text', (0.7, 0.7, 0.7), 0.5, emit=LIT, strength=0.9)
    for dy, dz, w in ((-wide * 0.26, 0.30, 0.08), (-wide * 0.20, 0.17, 0.12), (wide * 0.34, 0.30, 0.045)):
        box('screen text', face(dy, tall * dz, 0.0135), (0.001, w * wide / 0.3, 0.007), white, 0, tilt)


def climate(k):
    z = k['pad'] - (0.165 if not k['work'] else 0.315)
    x = 0.852
    for y in (-0.095, 0.095):
        lathe_knob('climate knob', (x, y, z), 0.027)
    for i in range(5):
        box('climate button', (x + 0.004, -0.044 + 0.022 * i, z), (0.012, 0.018, 0.022), gloss(), 0.003)
        box('button mark', (x + 0.0105, -0.044 + 0.022 * i, z + 0.003), (0.001, 0.007, 0.002), plain('button mark', (0.6, 0.6, 0.6), 0.5, emit=LIT, strength=0.5))
    box('hazard', (x - 0.004, 0, k['pad'] - 0.045), (0.012, 0.024, 0.02), plain('hazard', (0.3, 0.01, 0.01), 0.4), 0.003)


def lathe_knob(name, centre, radius):
    o = lathe(name, [(0.0005, 0.024), (radius * 0.86, 0.024), (radius * 0.96, 0.018), (radius, 0.0)], gloss(), 48)
    o.location, o.rotation_euler = centre, (0, 0, -math.pi / 2)
    ring = torus(name, centre, radius * 1.02, 0.003, satin(), (0, math.pi / 2, 0))
    return o, ring


def steering_wheel(k):
    x, z, lean = 1.00, k['pad'] - 0.085, math.radians(24 if not k['work'] else 34)
    before = set(bpy.context.collection.objects)
    leather = grain('wheel leather', (0.018, 0.018, 0.018), 0.5, 380)
    torus('steering wheel', (0, 0, 0), 0.183, 0.0165, leather, (0, math.pi / 2, 0))

    def f(p):
        y, zz = p[:, 1], p[:, 2]
        hub = box_distance(p, (-0.005, 0, -0.012), (0.06, 0.19, 0.145), 0.05)
        for a in (math.radians(8), math.radians(172)):
            w = y * math.cos(a) + zz * math.sin(a)
            v = -y * math.sin(a) + zz * math.cos(a)
            hub = smooth_min(hub, box_distance(np.stack([p[:, 0], w, v], 1), (-0.014, 0.115, 0), (0.026, 0.13, 0.050), 0.012), 0.025)
        return smooth_min(hub, box_distance(p, (-0.016, 0, -0.12), (0.022, 0.045, 0.12), 0.010), 0.02)

    p, q, n = cached_net(f, (-0.08, -0.2, -0.2), (0.06, 0.2, 0.12), 0.005, ('hub', 1))
    add_mesh('wheel hub', p, q, n, material=grain('hub', (0.020, 0.020, 0.021), 0.55))
    torus('wheel emblem', (0.026, 0, -0.010), 0.021, 0.0028, chrome(), (0, math.pi / 2, 0))
    box('wheel emblem', (0.026, 0, -0.010), (0.003, 0.030, 0.005), chrome(), 0.001)
    for s in (1, -1):
        box('wheel button', (0.006, s * 0.118, 0.018), (0.014, 0.045, 0.034), gloss(), 0.008)
        box('spoke trim', (0.004, s * 0.118, -0.018), (0.012, 0.060, 0.006), satin(), 0.002)
    parts = set(bpy.context.collection.objects) - before
    turn = Matrix.Translation((x, DRIVER, z)) @ Matrix.Rotation(-lean, 4, 'Y')
    for o in parts:
        o.matrix_world = turn @ o.matrix_basis
    box('column', (0.90, DRIVER, z - 0.055), (0.20, 0.11, 0.10), plastic(), 0.03, (0, lean * 0.6, 0))
    for s in (1, -1):
        stalk = [(0.93, DRIVER + s * t, z - 0.02 + 0.05 * t) for t in (0.05, 0.12, 0.185)]
        sweep('stalk', stalk, np.tile([0, 0, 1.0], (3, 1)), round_profile(0.009, 10), plastic(), both_sides=False)


def selector(k):
    z = k['console'] + 0.03
    box('selector plate', (1.03, 0, z - 0.002), (0.17, 0.13, 0.012), gloss(), 0.008)
    torus('selector ring', (1.03, 0, z + 0.004), 0.045, 0.004, satin(), (0, 0, 0))
    stem = lathe('selector', [(0.0005, 0.125), (0.022, 0.12), (0.028, 0.10), (0.026, 0.07), (0.014, 0.04), (0.030, 0.0)], grain('selector', (0.02, 0.02, 0.02), 0.4), 40)
    stem.location, stem.rotation_euler = (1.03, 0, z), (math.pi / 2, 0, 0)
    box('selector trim', (1.03, 0, z + 0.118), (0.03, 0.012, 0.014), satin(), 0.004)
    box('hand brake', (1.33, -0.065, z + 0.0), (0.05, 0.04, 0.016), gloss(), 0.006)


def shell_of_cabin(k, left_door):
    """Doors, pillars, floor: what frames a look inside."""
    pad, plain_trim = k['pad'], grain('door trim', (0.026, 0.026, 0.027), 0.6)
    for s in (1, -1):
        if s < 0 and not left_door:
            box('sill', (1.25, -0.70, 0.24), (1.5, 0.14, 0.10), plastic(), 0.03)
            continue

        def f(p, s=s):
            q = p * [1, s, 1]
            slab = box_distance(q, (1.15, 0.80, 0.60), (1.60, 0.12, 0.84), 0.04)
            rest = box_distance(q, (1.38, 0.72, 0.70), (0.62, 0.14, 0.07), 0.03)
            pocket = box_distance(q, (1.30, 0.735, 0.40), (0.70, 0.08, 0.13), 0.025)
            return smooth_min(smooth_min(slab, rest, 0.05), pocket, 0.03)

        p, q, n = cached_net(f, (0.3, 0.6 if s > 0 else -0.95, 0.1), (2.0, 0.95 if s > 0 else -0.6, 1.1), 0.010, ('door', s, 2))
        add_mesh('door card', p, q, n, material=plain_trim)
        box('door insert', (1.36, s * 0.738, 0.84), (0.70, 0.012, 0.14), cloth(), 0.005)
        box('door handle', (1.12, s * 0.735, 0.86), (0.11, 0.02, 0.03), satin(), 0.008)
        box('switches', (1.22, s * 0.70, 0.742), (0.14, 0.05, 0.012), gloss(), 0.004)
    pillar = material('headlining', lambda t: t.surface((0.34, 0.335, 0.32), 0.9, normal=t.bump(t.noise(700, 1), 0.0008, 0.5)))
    height = pad + 0.50
    for s in (1, -1):
        t = np.linspace(0, 1, 14)
        at = np.stack([0.36 + 0.68 * t, s * (0.76 - 0.14 * t), pad - 0.02 + (height - pad + 0.02) * t], 1)
        sweep('a pillar', at, np.tile([0.3, -s * 1.0, 0.2], (14, 1)), flat_profile(0.085, 0.05, 0.5), pillar, both_sides=False)
        rail = np.stack([1.04 + 3.2 * t, s * np.full(14, 0.62), height + 0.03 * np.sin(t * 3)], 1)
        sweep('roof rail', rail, np.tile([0, -s * 0.7, -0.7], (14, 1)), flat_profile(0.11, 0.06, 0.5), pillar, both_sides=False)
        if s < 0 and not left_door:
            continue    # behind the photographer's shoulder
        post = np.stack([1.74 + 0.08 * t, s * (0.80 - 0.16 * t), 0.20 + (height - 0.20) * t], 1)
        for part, m in ((slice(0, 9), plain_trim), (slice(8, 14), pillar)):
            sweep('b pillar', post[part], np.tile([0, -s * 1.0, 0], (len(post[part]), 1)), flat_profile(0.15, 0.06, 0.4), m, both_sides=False)
    box('header', (1.10, 0, height + 0.005), (0.20, 1.25, 0.045), pillar, 0.02)
    for s in (1, -1):
        box('visor', (1.10, s * 0.36, height - 0.035), (0.15, 0.44, 0.018), pillar, 0.008)
    box('inner mirror', (0.98, 0, height - 0.105), (0.026, 0.24, 0.065), gloss(), 0.014, (0, math.radians(8), 0))
    box('mirror foot', (0.95, 0, height - 0.06), (0.05, 0.03, 0.05), gloss(), 0.01)
    carpet = grain('carpet', (0.020, 0.020, 0.021), 0.95, 260)
    box('floor', (1.5, 0, 0.20), (2.8, 1.7, 0.04), carpet)
    box('firewall', (0.38, 0, 0.5), (0.04, 1.5, 0.7), carpet)
    # the bonnet, seen over the dashboard
    box('bonnet', (-0.35, 0, pad - 0.20), (1.2, 1.5, 0.10), plain('bonnet', (0.10, 0.10, 0.105), 0.2, 0, 0.6), 0.05)
    box('cowl', (0.25, 0, pad - 0.10), (0.36, 1.5, 0.05), dark(), 0.02)


def boot():
    """An open boot behind folding backrests."""
    floor, half = 0.62, 0.52
    carpet = grain('boot carpet', (0.026, 0.026, 0.027), 0.95, 300)
    trim = grain('boot trim', (0.050, 0.050, 0.051), 0.7)

    def f(p):
        q = np.stack([p[:, 0], np.abs(p[:, 1]), p[:, 2]], 1)
        wall = box_distance(q, (0.5, half + 0.14, floor + 0.26), (1.2, 0.30, 0.56), 0.05)
        arch = smooth_max(np.hypot(q[:, 0] - 0.28, q[:, 2] - floor + 0.02) - 0.30, half - 0.10 - q[:, 1], 0.06)
        return smooth_min(wall, arch, 0.06)

    p, q, n = cached_net(f, (-0.2, -0.8, 0.4), (1.2, 0.8, 1.3), 0.012, ('boot', 1))
    add_mesh('boot trim', p, q, n, material=trim)
    box('boot floor', (0.5, 0, floor - 0.02), (1.3, 1.3, 0.04), carpet, 0.006)
    box('floor seam', (0.55, 0, floor + 0.001), (0.004, 0.9, 0.002), dark())
    box('floor loop', (0.92, 0.0, floor + 0.004), (0.02, 0.10, 0.008), plastic(), 0.003)
    for y, wide in ((-0.30, 0.62), (0.30, 0.62)):
        box('backrest', (-0.06, y, floor + 0.30), (0.10, wide * 0.97, 0.64), carpet, 0.04, (0, math.radians(14), 0))
        box('headrest', (0.02, y, floor + 0.72), (0.09, 0.26, 0.15), trim, 0.04, (0, math.radians(14), 0))
    box('cover', (0.28, 0, floor + 0.50), (0.30, 1.06, 0.045), trim, 0.02)
    box('boot lamp', (0.55, half - 0.012, floor + 0.40), (0.08, 0.01, 0.03), plain('boot lamp', (0.8, 0.8, 0.8), 0.4, emit=(1, 0.95, 0.85), strength=0.8), 0.004)
    for x, y in ((0.15, 0.40), (0.15, -0.40), (0.98, 0.42), (0.98, -0.42)):
        torus('tie ring', (x, y, floor + 0.006), 0.024, 0.004, chrome(), (0, 0, 0))
    box('boot sill', (1.13, 0, floor + 0.005), (0.13, 1.12, 0.05), plastic(), 0.02)
    for i in range(6):
        box('sill rib', (1.13, -0.30 + 0.12 * i, floor + 0.031), (0.10, 0.05, 0.004), plastic(), 0.002)
    frame(1.19, floor - 0.03, floor + 0.74, 0.60, body_colour())
    box('bumper', (1.24, 0, floor - 0.18), (0.16, 1.80, 0.32), body_colour(), 0.07)
    for s in (1, -1):
        box('lamp', (1.18, s * 0.79, floor + 0.22), (0.10, 0.24, 0.26), plain('boot tail lamp', (0.22, 0.006, 0.006), 0.12, 0, 0.6), 0.04)


def frame(x, low, high, half, m):
    """The edge of an opening at the rear, and its rubber."""
    path = densify([(-half, low), (half, low), (half + 0.02, (low + high) / 2), (half - 0.08, high), (-half + 0.08, high), (-half - 0.02, (low + high) / 2)], 0.03)
    ring = np.stack([np.full(len(path), x - 0.03), path[:, 0], path[:, 1]], 1)
    sweep('seal', ring, np.tile([1.0, 0, 0], (len(ring), 1)), round_profile(0.016, 10), rubber(), True, both_sides=False)
    for s in (1, -1):
        box('quarter', (x - 0.05, s * (half + 0.18), (low + high) / 2), (0.16, 0.30, high - low + 0.3), m, 0.05)
    box('roof end', (x - 0.06, 0, high + 0.10), (0.16, 2 * half + 0.3, 0.14), m, 0.05)


def hold():
    """A van's load space, seen through its open rear doors."""
    x0, x1, half, floor, top = -1.9, 1.0, 0.80, 0.56, 1.92
    ply = material('ply', lambda t: t.surface(t.mix_colour(t.noise(3.0, 5, 0.7), (0.20, 0.125, 0.07), (0.34, 0.23, 0.14)), 0.6))
    lining = material('hold lining', lambda t: t.surface((0.50, 0.50, 0.49), 0.5, specular=0.4))
    steel = grain('hold steel', (0.30, 0.30, 0.30), 0.5, 300)
    box('hold floor', ((x0 + x1) / 2, 0, floor - 0.02), (x1 - x0, 2 * half, 0.04), ply)
    for i in range(5):
        box('floor strip', ((x0 + x1) / 2, -0.6 + 0.3 * i, floor + 0.001), (x1 - x0 - 0.1, 0.02, 0.004), steel)
    for s in (1, -1):
        box('wall', ((x0 + x1) / 2, s * (half + 0.04), (floor + top) / 2), (x1 - x0, 0.05, top - floor), lining)
        box('lower lining', ((x0 + x1) / 2, s * (half + 0.005), floor + 0.30), (x1 - x0, 0.02, 0.55), ply, 0.004)
        for x in np.arange(x0 + 0.3, x1, 0.52):
            box('rib', (x, s * (half + 0.005), (floor + top) / 2 + 0.1), (0.09, 0.05, top - floor), lining, 0.015)
        box('rail', ((x0 + x1) / 2, s * half, floor + 0.95), (x1 - x0, 0.04, 0.08), lining, 0.015)
        arch = lambda p, s=s: smooth_max(box_distance(p * [1, s, 1], (0.0, half - 0.06, floor + 0.10), (0.86, 0.24, 0.36), 0.06), -9 + 0 * p[:, 0], 0.1)
        p, q, n = cached_net(arch, (-0.6, -1.0, 0.4), (0.6, 1.0, 1.0), 0.02, ('arch', s, half))
        add_mesh('arch', p, q, n, material=lining)
    box('bulkhead', (x0, 0, (floor + top) / 2), (0.04, 2 * half, top - floor), lining)
    for y in (-0.5, -0.25, 0, 0.25, 0.5):
        box('bulkhead rib', (x0 + 0.03, y, floor + 0.5), (0.03, 0.05, 0.95), lining, 0.01)
    box('bulkhead window', (x0 + 0.03, 0, top - 0.35), (0.02, 0.7, 0.3), plain('bulkhead window', (0.02, 0.022, 0.025), 0.05), 0.01)
    box('load lamp', (0.2, 0, top - 0.03), (0.3, 0.1, 0.02), plain('load lamp', (0.8, 0.8, 0.8), 0.4, emit=(1, 0.97, 0.9), strength=1.5))
    for x in (-1.5, -0.75, 0.65):
        for y in (0.66, -0.66):
            torus('tie ring', (x, y, floor + 0.008), 0.03, 0.005, chrome(), (0, 0, 0))
    m = body_colour()
    frame(1.06, floor - 0.02, top, half - 0.02, m)
    box('rear bumper', (1.14, 0, floor - 0.14), (0.18, 2.0, 0.20), plastic(), 0.04)
    box('step', (1.16, 0, floor - 0.03), (0.16, 1.3, 0.02), plastic(), 0.006)
    for s in (1, -1):    # doors stand open
        box('door', (1.50, s * 1.02, (floor + top) / 2), (0.78, 0.05, top - floor + 0.1), m, 0.02)
        box('door lining', (1.50, s * 0.985, (floor + top) / 2 - 0.2), (0.62, 0.02, 0.7), lining, 0.01)


PARTS = dict(dash=lambda k: (shell_of_cabin(k, True), dashboard(k), seats(k, bench=False)), seats=lambda k: (shell_of_cabin(k, False), dashboard(k), seats(k)),
             odometer=lambda k: (shell_of_cabin(k, True), dashboard(k)), boot=lambda k: hold() if k['work'] else boot())


def make_interior(cabin, view):
    k = CABINS[cabin]
    before = set(bpy.context.collection.objects)
    PARTS[view](k)
    plates = {}
    if view == 'odometer':
        x, z = 0.806 + 0.0098, k['pad'] - 0.055
        plates['front'] = [(x, DRIVER + a * 0.0475, z + b * 0.0133) for a, b in ((-1, 1), (1, 1), (1, -1), (-1, -1))]
    collection = bpy.data.collections.new(f'{cabin} {view}')
    move_to(collection, set(bpy.context.collection.objects) - before)
    return Interior(collection, plates)
