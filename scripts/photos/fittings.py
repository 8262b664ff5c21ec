"""What is fitted to a body: lamps, grilles, mirrors, handles, wipers, emblems, number plates."""
import math

import numpy as np

from field import box_distance, densify, polygon_distance, smooth_max, smooth_min, step
from materials import TRIM, chrome, dark, gloss, mark_paint, material, paint_shader, painted, plain, plastic
from meshes import add_mesh, add_mirrored, ball, box, cached_net, disc, flat_profile, grid_quads, rounded_path, sweep, torus
from net import cast, gradient

QUARTER = math.pi / 2


def runs_inside(path, polygon, corner):
    """The stretches of a path that lie inside a polygon."""
    out, run = [], []
    for point, inside in zip(path, polygon_distance(polygon, path[:, 0], path[:, 1], corner) < 0.004):
        if inside:
            run.append(point)
        elif run:
            out.append(np.array(run))
            run = []
    return [r for r in [*out, np.array(run)] if len(r) > 2]


def add_lamps(body, rear, face):
    parts = face['rear'] if rear else face['front']
    if not parts:
        return
    polygon = body.lampr if rear else body.lampf
    low, high = np.array(polygon).min(0) - 0.022, np.array(polygon).max(0) + 0.022
    u, v = np.meshgrid(np.arange(low[0], high[0], 0.004), np.arange(low[1], high[1], 0.004), indexing='ij')
    distance = polygon_distance(polygon, u.ravel(), v.ravel(), 0.015)
    origin, direction = body.lamp_ray(u.ravel(), v.ravel(), rear)
    skin = cast(body.solid, origin, direction, 2.2)
    bucket = skin + direction * ((0.055 if not rear else 0.04) * step(-distance, -0.001, 0.022) + 0.003)[:, None]
    quads = grid_quads(*u.shape)
    quads = quads[(distance < 0.012)[quads].all(1)]
    if rear:
        inner = material('red bucket', lambda t: t.surface((0.16, 0.01, 0.01), 0.25, 0.7, normal=t.bump(t.math('SINE', t.math('MULTIPLY', t.split(t.position())[2], 700.0)), 0.002)))
    else:
        facets = lambda t: t.bump(t.math('SINE', t.math('MULTIPLY', t.split(t.position())[1], 420.0)), 0.002, 0.5)
        inner = material('bucket', lambda t: t.surface((0.20, 0.205, 0.21), 0.22, 1.0, normal=facets(t)))
    add_mesh('bucket', np.vstack([bucket, bucket * [1, -1, 1]]), np.vstack([quads, quads[:, ::-1] + len(bucket)]), material=inner)

    def line(path, depth, profile, m, closed=False):
        path = np.array(path)
        o, d = body.lamp_ray(path[:, 0], path[:, 1], rear)
        at = cast(body.solid, o, d, 2.2) + d * depth
        sweep('lamp', at, np.broadcast_to(-d, at.shape), profile, m, closed)

    bright = plain('daytime', (1, 1, 1), 0.4, emit=(1, 0.98, 0.95), strength=3.0)
    light = plain('tail light', (0.6, 0.01, 0.01), 0.4, emit=(1, 0.02, 0.01), strength=1.6) if rear else bright
    # a dark border under the cover, as a real lamp's housing has
    border = densify(rounded_path(polygon, 0.02, 0.01), 0.01)
    line(border, 0.010, flat_profile(0.012, 0.008), gloss(), True)
    for part in parts:
        if part[0] == 'bar':
            line(densify(part[1], 0.01, False), part[2], flat_profile(*part[3]), light)
        if part[0] == 'chrome':
            line(densify(part[1], 0.01, False), part[2], flat_profile(*part[3]), chrome())
        if part[0] == 'loop':
            line(rounded_path(part[1], 0.02, 0.008), part[2], flat_profile(*part[3]), light, True)
        if part[0] == 'lens':
            glass = material('lens', lambda t: t.surface((0.50, 0.56, 0.64), 0.03, 0.85, 1.0))
            for uu, vv in part[1]:
                o, d = body.lamp_ray([uu], [vv], rear)
                c = (cast(body.solid, o, d, 2.2) + d * 0.036)[0]
                r = part[2]
                for side in (1, -1):
                    ball('lens', (c[0], c[1] * side, c[2]), r, glass)
                    torus('bezel', (c[0] - r * 0.35, c[1] * side, c[2]), r * 1.15, r * 0.17, chrome(), (0, QUARTER, 0))
                    box('shroud', (c[0] + 0.012, c[1] * side, c[2]), (0.03, r * 2.9, r * 2.9), gloss(), r * 0.4)


def add_grille(body, grille):
    polygon, corner = np.array(grille['poly']), grille.get('r', 0.03)
    (y0, z0), (y1, z1) = polygon.min(0), polygon.max(0)

    # one grid of rays for the whole grille; what lies between is interpolated
    ys, zs = np.linspace(y0 - 0.04, y1 + 0.04, 64), np.linspace(z0 - 0.04, z1 + 0.04, 32)
    y, z = np.meshgrid(ys, zs, indexing='ij')
    origin = np.stack([np.full(y.size, body.x_nose - 0.5), y.ravel(), z.ravel()], 1)
    skin = cast(body.solid, origin, [1, 0, 0], 1.6)[:, 0].reshape(64, 32)

    def on_skin(y, z, depth):
        i, j = (y - ys[0]) / (ys[1] - ys[0]), (z - zs[0]) / (zs[1] - zs[0])
        i0, j0 = np.clip(i.astype(int), 0, 62), np.clip(j.astype(int), 0, 30)
        u, v = np.clip(i - i0, 0, 1), np.clip(j - j0, 0, 1)
        near = skin[i0, j0] * (1 - v) + skin[i0, j0 + 1] * v
        far = skin[i0 + 1, j0] * (1 - v) + skin[i0 + 1, j0 + 1] * v
        return np.stack([near * (1 - u) + far * u + depth, y, z], 1)

    ahead = lambda n: np.broadcast_to(np.array([-1.0, 0, 0]), (n, 3))
    add_mesh('grille back', on_skin(y.ravel(), z.ravel(), 0.085), grid_quads(64, 32), material=dark())
    pattern, pitch, lines = grille.get('pattern', 'bars'), grille.get('pitch', 0.04), []
    if pattern == 'bars':
        lines = [np.stack([np.linspace(y0, y1, 120), np.full(120, zz)], 1) for zz in np.arange(z0 + pitch * 0.5, z1, pitch)]
    if pattern == 'upright':
        n = int(y1 / pitch)
        lines = [np.stack([np.full(40, i * pitch), np.linspace(z0, z1, 40)], 1) for i in range(-n, n + 1)]
    if pattern == 'mesh':
        tall, t = z1 - z0, np.linspace(0, 1, 90)
        for yy in np.arange(y0 - tall * 2, y1 + tall * 2, pitch):
            lines += [np.stack([yy + t * tall * 1.6, z0 + t * tall], 1), np.stack([yy - t * tall * 1.6, z0 + t * tall], 1)]
    for path in lines:
        for run in runs_inside(path, polygon, corner):
            at = on_skin(run[:, 0], run[:, 1], grille.get('depth', 0.022))
            profile = flat_profile(grille.get('bar', 0.010), grille.get('thick', 0.022), 0.5)
            sweep('slat', at, ahead(len(at)), profile, TRIM[grille.get('material', 'black')](), both_sides=False)
    for zz, wide, m in grille.get('strips', []):
        for run in runs_inside(np.stack([np.linspace(y0, y1, 160), np.full(160, zz)], 1), polygon, corner):
            at = on_skin(run[:, 0], run[:, 1], 0.004)
            sweep('strip', at, ahead(len(at)), flat_profile(wide, 0.02, 0.5), TRIM[m](), both_sides=False)
    if 'frame' in grille:
        wide, m, out = grille['frame']
        path = rounded_path(polygon, corner * 1.3, 0.01)
        at = on_skin(path[:, 0], path[:, 1], out)
        sweep('frame', at, ahead(len(at)), flat_profile(wide, 0.018, 0.6), TRIM[m](), True, both_sides=False)


def add_mirrors(v, paint, prefix=''):
    (mx, my, mz), size = v['mirror'], v.get('mirror_size', 1.0)

    def f(p):
        q = (p - np.array([mx, my + 0.10 * size, mz])) / size
        e = (np.sqrt((q[:, 0] / 0.085) ** 2 + (q[:, 1] / 0.125) ** 2 + (q[:, 2] / 0.082) ** 2) - 1) * 0.08
        e = smooth_max(smooth_max(e, box_distance(q, (0, 0, 0), (0.15, 0.24, 0.155), 0.05), 0.02), q[:, 0] - 0.045, 0.012)
        e = smooth_max(e, -box_distance(q, (0.058, 0, 0), (0.05, 0.20, 0.125), 0.03), 0.006)
        return smooth_min(e, box_distance(q, (0, -0.14, -0.055), (0.07, 0.16, 0.035), 0.016), 0.02) * size

    low = (mx - 0.14 * size, my - 0.15 * size, mz - 0.14 * size)
    high = (mx + 0.12 * size, my + 0.26 * size, mz + 0.12 * size)
    p, q, n = cached_net(f, low, high, 0.005, ('mirror', v['mirror'], size))
    def build(t):
        low = t.map(t.attribute('low'), -0.001, 0.001)
        mark_paint(t, t.math('SUBTRACT', 1.0, low))
        case = paint_shader(t, paint, t.new('ShaderNodeNewGeometry').outputs['Normal'])
        return t.mix(low, case, t.surface((0.014, 0.014, 0.015), 0.35, coat=0.2))

    skin = material(prefix + 'mirror', build)
    low_part = np.full(len(p), 1.0) if v.get('dark_mirrors') else mz - 0.035 - p[:, 2]
    add_mirrored('mirror', p, q, n, skin, {'low': low_part})
    for side in (1, -1):
        box('mirror glass', (mx + 0.036 * size, side * (my + 0.10 * size), mz), (0.004, 0.195 * size, 0.12 * size), plain('mirror glass', (0.8, 0.82, 0.85), 0.01, 1.0))


def add_handles(v, body, paint, prefix=''):
    m = plastic() if v.get('dark_handles') else painted(prefix + 'handle', paint)
    for hx in body.handles:
        x = np.linspace(-0.108, 0.108, 28)
        y = np.array([body.half_width(np.full(1, hx + q), np.full(1, body.zh))[0] for q in x])
        out = 0.024 * (1 - np.abs(x / 0.108) ** 6) - 0.005
        at = np.stack([hx + x, y + out, np.full(28, body.zh)], 1)
        sweep('handle', at, np.tile([0, 1.0, 0], (28, 1)), flat_profile(0.026, 0.013, 0.7), m)


def add_trim(v, body):
    if v.get('bright'):
        x = np.linspace(*v['bright'], 90)
        at = cast(body.solid, np.stack([x, np.full(90, 2.0), body.zb(x) + 0.004], 1), [0, -1, 0], 2.0)
        g = gradient(body.solid, at)
        sweep('bright line', at, g, flat_profile(0.011, 0.007, 0.5), chrome())
    for y0, y1 in ((0.62, 0.02), (0.05, -0.52)):
        t = np.linspace(0, 1, 30)
        from_ = np.stack([np.full(30, body.xw0 - 0.8), y0 + (y1 - y0) * t, body.zw0 + 0.035 + 0.03 * t], 1)
        at = cast(body.solid, from_, [1, 0, 0], 2.0) + np.array([-0.012, 0, 0.008])
        sweep('wiper', at, np.tile([-0.7, 0, 0.7], (30, 1)), flat_profile(0.012, 0.014, 0.5), plastic(), both_sides=False)
    if v.get('rails'):
        x0, x1, y = v['rails']
        x = np.linspace(x0, x1, 60)
        at = cast(body.solid, np.stack([x, np.full(60, y), np.full(60, 2.6)], 1), [0, 0, -1], 2.0)
        at[:, 2] += 0.035 * np.minimum(step(x, x0, x0 + 0.12), 1 - step(x, x1 - 0.12, x1))
        sweep('rail', at, np.tile([0, 0, 1.0], (60, 1)), flat_profile(0.028, 0.022, 0.7), plain('rail', (0.5, 0.51, 0.53), 0.3, 1.0))


def add_fin(v, body, paint, prefix=''):
    if not v.get('fin'):
        return
    x, z = v['fin'], float(body.roof(np.array([v['fin']]))[0])
    f = lambda p: np.sqrt(((p[:, 0] - x) / 0.09) ** 2 + (p[:, 1] / 0.03) ** 2 + ((p[:, 2] - z) / 0.045) ** 2) * 0.05 - 0.05
    p, q, n = cached_net(f, (x - 0.12, -0.05, z - 0.03), (x + 0.12, 0.05, z + 0.09), 0.006, ('fin', x, z))
    add_mesh('fin', p, q, n, material=painted(prefix + 'handle', paint))


def add_emblem(body, face, front):
    z = face['emblem_z'] if front else face['rear_emblem_z']
    if not z:
        return
    ray = -1 if front else 1
    x = cast(body.solid, np.array([[(body.x_nose if front else body.x_tail) + ray * 0.5, 0, z]]), [-ray, 0, 0], 1.5)[0, 0]
    normal = gradient(body.solid, np.array([[x, 0, z]]))[0]
    # it lies on the surface, unless a grille is behind it
    lean = math.atan2(normal[2], abs(normal[0])) if not (front and face.get('emblem_in')) else 0.0
    x += face.get('emblem_in', 0) if front else 0
    turn = (0, QUARTER - ray * lean, 0)

    def at(out, y=0.0):
        return (x + ray * out * math.cos(lean), y, z + out * math.sin(lean))

    tall = (1, 1, 1) if face['emblem'] == 'ring' else (0.72, 1.35, 1)
    disc('emblem', at(0.004), 0.050, 0.012, gloss(), turn, tall)
    torus('emblem', at(0.010), 0.048, 0.0055, chrome(), turn, tall)
    flat = (0, -ray * lean, 0)
    if face['emblem'] == 'ring':
        box('emblem', at(0.011), (0.008, 0.011, 0.075), chrome(), 0.002, flat)
    if face['emblem'] == 'wedge':
        box('emblem', at(0.011), (0.008, 0.095, 0.010), chrome(), 0.002, flat)
    if face['emblem'] == 'bar':
        for y in (-0.018, 0.018):
            box('emblem', at(0.011, y), (0.008, 0.010, 0.055), chrome(), 0.002, flat)


def add_rear_details(v, body):
    """Reflectors, exhaust, rear wiper, third brake lamp."""
    if body.rbumper[0][0] > 80:
        return
    red = plain('reflector', (0.30, 0.004, 0.004), 0.12, 0, 0.5)
    at_tail = lambda y, z: float(cast(body.solid, np.array([[body.x_tail + 0.5, y, z]]), [-1, 0, 0], 1.5)[0, 0])
    z = body.gc + 0.30
    for side in (1, -1):
        y = side * body.hw * 0.70
        box('reflector', (at_tail(y, z) + 0.001, y, z), (0.012, 0.13, 0.028), red, 0.004, (0, 0, side * 0.12))
    if not v.get('dark_handles'):
        y, z = 0.46, body.gc + 0.085
        x = at_tail(y, body.gc + 0.16) - 0.075
        a = np.linspace(0, 2 * np.pi, 36, endpoint=False)
        ring = np.stack([np.full(36, x), y + 0.055 * np.cos(a), z + 0.034 * np.sin(a)], 1)
        sweep('exhaust', ring, np.tile([1.0, 0, 0], (36, 1)), flat_profile(0.006, 0.12), chrome(), True, both_sides=False)
    if body.spoil:
        x, z = body.xr1 + body.spoil - 0.004, float(body.roof(np.array([body.xr1 + body.spoil]))[0]) - 0.034
        box('third lamp', (x, 0, z), (0.012, 0.26, 0.014), red, 0.003)
        t = np.linspace(0, 1, 20)
        start = np.stack([np.full(20, body.x_tail + 0.6), -0.02 - 0.34 * t, body.zrg + 0.045 + 0.02 * t], 1)
        at = cast(body.solid, start, [-1, 0, 0], 2.0) + np.array([0.012, 0, 0.004])
        sweep('rear wiper', at, np.tile([0.9, 0, 0.4], (20, 1)), flat_profile(0.012, 0.014, 0.5), plastic(), both_sides=False)


PLATE = (0.372, 0.134)


def add_plate(x, z, front):
    """A blank number plate; gives its corners, so that the name can be set on the finished picture. Seen from outside:
    upper left, upper right, lower right, lower left."""
    wide, tall = PLATE
    ray = -1 if front else 1
    blank = material('plate', lambda t: t.surface((0.78, 0.78, 0.765), 0.35, 0, 0.2))
    box('plate', (x, 0, z), (0.006, wide, tall), blank, 0.003)
    box('plate holder', (x - ray * 0.004, 0, z - 0.004), (0.010, wide + 0.012, tall + 0.016), plastic(), 0.003)
    edge = x + ray * 0.0035
    left = wide / 2 if front else -wide / 2
    return [(edge, left, z + tall / 2), (edge, -left, z + tall / 2), (edge, -left, z - tall / 2), (edge, left, z - tall / 2)]
