"""Wheels: rims as distance functions, tyres with lettering, discs and calipers."""
import bpy
import numpy as np

from field import Spline, smooth_max, smooth_min
from materials import dark, material, plain, satin
from meshes import add_mesh, cached_net, flat_profile, lathe, move_to, sweep

# n spokes; w0 w1 half breadth at hub and rim; y0 y1 how far out; dish; two-tone; split (twin, y)
RIMS = dict(
    five=dict(n=5, twin=(0.018, 0.040), w0=0.012, w1=0.013, y0=-0.022, y1=0.0, dish=0.006, two=1),
    ten=dict(n=10, w0=0.015, w1=0.012, y0=-0.030, y1=-0.002, dish=0.004, two=0),
    y=dict(n=5, fork=0.30, w0=0.020, w1=0.014, y0=-0.02, y1=0.0, dish=0.005, two=1),
    six=dict(n=6, w0=0.034, w1=0.030, y0=-0.028, y1=-0.004, dish=0.004, two=1),
    twist=dict(n=7, w0=0.024, w1=0.020, y0=-0.024, y1=-0.001, dish=0.004, two=1, twist=0.55),
    steel=dict(n=8, w0=0.040, w1=0.046, y0=-0.055, y1=-0.040, dish=-0.02, two=0, steel=1),
)


def tyre_material(radius, rim):
    def build(t):
        x, y, z = t.split(t.position())
        r = t.math('SQRT', t.math('ADD', t.math('MULTIPLY', x, x), t.math('MULTIPLY', z, z)))
        angle = t.math('ARCTAN2', z, x)
        # raised blocks on the sidewall stand for the maker's lettering
        middle = rim + (radius - rim) * 0.56
        band = t.math('LESS_THAN', t.math('ABSOLUTE', t.math('SUBTRACT', r, middle)), 0.0085)
        arc = t.math('GREATER_THAN', t.math('SINE', t.math('MULTIPLY', angle, 2.0)), 0.62)
        letters = t.new('ShaderNodeTexVoronoi')
        letters.feature, letters.inputs['Scale'].default_value = 'F1', 1.0
        cell = t.new('ShaderNodeCombineXYZ')
        t.put(t.math('MULTIPLY', angle, 16.0), cell.inputs[0])
        t.put(t.math('MULTIPLY', r, 60.0), cell.inputs[1])
        t.put(cell.outputs[0], letters.inputs['Vector'])
        stroke = t.math('GREATER_THAN', t.math('SINE', t.math('MULTIPLY', angle, 62.0)), -0.45)
        notch = t.math('LESS_THAN', letters.outputs['Distance'], 0.42)
        text = t.math('MULTIPLY', t.math('MULTIPLY', band, arc), t.math('MULTIPLY', stroke, notch))
        rings = t.math('MULTIPLY', t.math('SINE', t.math('MULTIPLY', r, 900.0)), 0.10)
        blocks = t.math('SINE', t.math('ADD', t.math('MULTIPLY', angle, 140.0), t.math('MULTIPLY', t.math('ABSOLUTE', y), 60.0)))
        grooves = t.math('SINE', t.math('MULTIPLY', y, 190.0))
        tread = t.attribute('tread')
        worn = t.math('ADD', t.map(grooves, 0.55, 0.75, 0, -1.0), t.map(blocks, 0.2, 0.5, 0, 0.6))
        side = t.math('ADD', rings, t.math('MULTIPLY', text, 0.55))
        height = t.math('ADD', t.math('MULTIPLY', t.math('SUBTRACT', 1.0, tread), side), t.math('MULTIPLY', tread, worn))
        dust = t.noise(9, 3)
        colour = t.mix_colour(t.map(dust, 0.4, 0.8), (0.010, 0.010, 0.0105), (0.024, 0.023, 0.022))
        colour = t.mix_colour(t.math('MULTIPLY', text, 0.5), colour, (0.035, 0.035, 0.035))
        return t.surface(colour, t.map(dust, 0.3, 0.8, 0.60, 0.74), normal=t.bump(height, 0.004, 0.8), specular=0.35)

    return material('tyre', build)


def rim_material(two_tone):
    def build(t):
        face = t.map(t.attribute('face'), -0.0012, 0.0006)
        if two_tone:
            return t.mix(face, t.surface((0.012, 0.012, 0.014), 0.3, 0.0, 0.6), t.surface((0.72, 0.73, 0.75), 0.18, 1.0, 0.3))
        return t.mix(face, t.surface((0.42, 0.43, 0.45), 0.26, 0.9, 0.5), t.surface((0.55, 0.56, 0.58), 0.22, 0.95, 0.6))

    return material(f'rim{two_tone}', build)


def make_wheel(radius, rim, breadth, name, cell=0.0032):
    """A collection with one wheel about the y axis, outer side at +y."""
    s = RIMS[name]
    n = s['n']

    def out_at(q):
        return s['y0'] + (s['y1'] - s['y0']) * q**1.4 - s.get('dish', 0) * 4 * q * (1 - q)

    def f(p):
        x, y, z = p[:, 0], p[:, 1], p[:, 2]
        r, turn = np.hypot(x, z), np.arctan2(z, x) + np.pi / 2
        q = np.clip((r - 0.06) / (rim - 0.06), 0, 1)
        turn = turn + s.get('twist', 0) * q * q
        k = 2 * np.pi / n
        a = (turn + k / 2) % k - k / 2
        u = np.abs(r * np.sin(a))
        if 'twin' in s:
            u = np.abs(u - (s['twin'][0] + (s['twin'][1] - s['twin'][0]) * q))
        if 'fork' in s:
            u = np.abs(u - s['fork'] * np.maximum(q - 0.35, 0) * rim)
        spoke = smooth_max(u - (s['w0'] + (s['w1'] - s['w0']) * q), y - out_at(q), 0.008)
        spoke = smooth_max(smooth_max(spoke, out_at(q) - 0.045 - 0.02 * (1 - q) - y, 0.01), r - rim + 0.004, 0.006)
        hub = smooth_max(smooth_max(r - 0.072, y - (s['y0'] + 0.004), 0.012), s['y0'] - 0.07 - y, 0.01)
        hub = smooth_max(hub, -smooth_max(r - 0.030, s['y0'] - 0.006 - y, 0.004), 0.006)
        bolt = 2 * np.pi / 5
        b = (turn + bolt / 2) % bolt - bolt / 2
        nuts = np.hypot(r * np.cos(b) - 0.052, r * np.sin(b)) - 0.0105
        hub = smooth_max(hub, -smooth_max(nuts, s['y0'] - 0.02 - y, 0.004), 0.004)
        lip = smooth_max(smooth_max(r - rim, rim - 0.014 - r, 0.006), np.abs(y + 0.012) - 0.016, 0.008)
        barrel = smooth_max(smooth_max(r - (rim - 0.008), (rim - 0.016) - r, 0.004), np.abs(y + breadth / 2 - 0.01) - breadth / 2 + 0.012, 0.006)
        return smooth_min(smooth_min(smooth_min(spoke, hub, 0.018), lip, 0.012), barrel, 0.006)

    edge = rim + 0.01
    p, quads, normal = cached_net(f, (-edge, -breadth, -edge), (edge, 0.06, edge), cell, ('wheel', s, rim, breadth))
    r = np.hypot(p[:, 0], p[:, 2])
    face = p[:, 1] - out_at(np.clip((r - 0.06) / (rim - 0.06), 0, 1)) + 0.0018
    face = np.where(r > rim - 0.017, p[:, 1], face)
    if s.get('steel'):
        face = np.full_like(face, 0.01)
    before = set(bpy.context.collection.objects)
    add_mesh('rim', p, quads, normal, {'face': face}, rim_material(s.get('two', 0)))
    h, half, shift = radius - rim, breadth / 2, -breadth / 2 + 0.006
    side = [(rim - 0.006, half * 0.82), (rim + 0.004, half * 0.90), (rim + 0.012, half * 0.93), (rim + h * 0.3, half * 1.02), (rim + h * 0.52, half * 1.05),
            (rim + h * 0.72, half * 1.02), (rim + h * 0.80, half * 0.995), (rim + h * 0.82, half * 0.975), (radius - 0.012, half * 0.90), (radius - 0.003, half * 0.80), (radius, half * 0.66)]
    side = np.array(side)
    t = np.linspace(0, len(side) - 1, 60)
    side = np.stack([Spline(list(zip(range(len(side)), side[:, i])))(t) for i in (0, 1)], 1)
    tread = [[radius, -a] for a in np.linspace(-half * 0.6, half * 0.6, 24)]
    profile = np.vstack([side, tread, (side * [1, -1])[::-1]])
    profile[:, 1] += shift
    tyre = lathe('tyre', profile[::-1], tyre_material(radius, rim), 144)
    at = np.empty(len(tyre.data.vertices) * 3, np.float32)
    tyre.data.vertices.foreach_get('co', at)
    at = at.reshape(-1, 3)
    outer = (np.hypot(at[:, 0], at[:, 2]) > radius - 0.013).astype(np.float32)
    tyre.data.attributes.new('tread', 'FLOAT', 'POINT').data.foreach_set('value', outer)
    iron, brake = plain('disc', (0.36, 0.35, 0.34), 0.34, 1.0), rim * 0.72
    lathe('disc', [(0.05, -0.085), (0.085, -0.085), (0.09, -0.105), (brake, -0.105), (brake, -0.125), (0.05, -0.125)][::-1], iron, 72)
    lathe('backing', [(0.04, -0.16), (rim * 0.95, -0.16)][::-1], dark(), 48)
    lathe('cap', [(0.0005, s['y0'] - 0.002), (0.020, s['y0'] - 0.003), (0.028, s['y0'] - 0.006)][::-1], satin(), 32)
    a = np.linspace(-0.5, 0.5, 14)
    arc = np.stack([brake * 0.86 * np.cos(a), 0 * a - 0.105, brake * 0.86 * np.sin(a)], 1)
    up = np.stack([np.cos(a), 0 * a, np.sin(a)], 1)
    sweep('caliper', arc, up, flat_profile(0.085, 0.085, 0.4), plain('caliper', (0.12, 0.12, 0.125), 0.45, 0.6), both_sides=False)
    wheel = bpy.data.collections.new('wheel')
    move_to(wheel, set(bpy.context.collection.objects) - before)
    return wheel
