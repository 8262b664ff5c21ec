"""Places and their light. Everything stands where the camera sees it, so one backdrop serves every view of a vehicle."""
import math

import bpy
import numpy as np
from mathutils import Vector

from materials import Nodes, material, plain
from meshes import add_mesh, box

# sun: turn from straight behind the camera (towards its left) and height in degrees, strength, colour; `exposure` in stops;
# `other` is the place of every third backdrop in the same light
SCENES = dict(
    morning=dict(place='yard', other='street', sun=(44, 27, 5.6, (1.0, 0.86, 0.70)), sky=0.15, exposure=0.50),
    noon=dict(place='lot', other='yard', sun=(-32, 58, 7.0, (1.0, 0.95, 0.88)), sky=0.15, exposure=0.15),
    overcast=dict(place='street', other='lot', sun=(20, 70, 0.7, (1.0, 0.98, 0.95)), sky=0.95, exposure=0.25, grey=True),
    studio=dict(place='studio', sun=None, sky=0.16, exposure=0.35),
)


class Stage:
    """Coordinates as the camera sees them: ahead, to the left, up."""

    def __init__(self, camera, away):
        self.origin, self.turn = np.array(camera[:2]), math.atan2(away[1], away[0])
        self.ahead = np.array([math.cos(self.turn), math.sin(self.turn)])
        self.left = np.array([-self.ahead[1], self.ahead[0]])

    def at(self, ahead, left, z=0.0):
        x, y = self.origin + self.ahead * ahead + self.left * left
        return (x, y, z)

    def box(self, name, ahead, left, z, size, m, bevel=0.0):
        return box(name, self.at(ahead, left, z), size, m, bevel, (0, 0, self.turn))


_plain = False


def asphalt():
    def build(t):
        if _plain:
            return t.surface((0.095, 0.094, 0.092), 0.8, specular=0.35)
        fine, broad = t.noise(260, 3, 0.7), t.noise(1.1, 4, 0.6)
        stones = t.new('ShaderNodeTexVoronoi')
        stones.inputs['Scale'].default_value = 150
        t.put(t.position(), stones.inputs['Vector'])
        colour = t.mix_colour(t.map(fine, 0.32, 0.70), (0.045, 0.045, 0.046), (0.14, 0.138, 0.134))
        colour = t.mix_colour(t.map(broad, 0.35, 0.7, 0, 0.5), colour, (0.07, 0.07, 0.071))
        colour = t.mix_colour(t.map(t.noise(0.35, 3), 0.50, 0.62, 0, 0.40), colour, (0.035, 0.035, 0.036))
        stains = t.map(t.noise(1.7, 2, 0.4), 0.66, 0.76, 0, 0.35)
        colour = t.mix_colour(stains, colour, (0.018, 0.018, 0.018))
        cracks = t.new('ShaderNodeTexVoronoi')
        cracks.feature, cracks.inputs['Scale'].default_value = 'DISTANCE_TO_EDGE', 0.28
        warp = t.new('ShaderNodeVectorMath', operation='ADD')
        shift = t.new('ShaderNodeTexNoise')
        shift.inputs['Scale'].default_value = 1.6
        t.put(t.position(), shift.inputs['Vector'])
        t.put(t.position(), warp.inputs[0])
        t.put(shift.outputs['Color'], warp.inputs[1])
        t.put(warp.outputs[0], cracks.inputs['Vector'])
        colour = t.mix_colour(t.map(cracks.outputs['Distance'], 0.0006, 0.002, 0.4, 0), colour, (0.012, 0.012, 0.012))
        return t.surface(colour, t.map(broad, 0.3, 0.7, 0.62, 0.85), normal=t.bump(t.map(stones.outputs['Distance'], 0.0, 0.7), 0.006, 0.7), specular=0.35)

    return material('asphalt', build)


def leaves():
    if _plain:
        return plain('leaves', (0.036, 0.048, 0.020), 0.8)

    def build(t):
        tufts, single = t.noise(2.2, 3, 0.6), t.noise(13, 4, 0.8)
        colour = t.mix_colour(t.map(single, 0.36, 0.64), (0.016, 0.026, 0.011), (0.115, 0.140, 0.060))
        colour = t.mix_colour(t.map(tufts, 0.40, 0.62, 0, 0.55), colour, (0.125, 0.130, 0.062))
        return t.surface(colour, 0.75, normal=t.bump(single, 0.30, 0.9))

    return material('leaves', build)


def grass():
    return material('grass', lambda t: t.surface(t.mix_colour(t.noise(60, 4, 0.8), (0.035, 0.055, 0.014), (0.12, 0.13, 0.05)), 0.9))


def line_paint():
    return material('line', lambda t: t.mix(t.map(t.noise(70, 4, 0.7), 0.38, 0.52), t.surface((0.09, 0.09, 0.09), 0.8), t.surface((0.62, 0.62, 0.60), 0.6)))


def wall(name, colour):
    darker = tuple(c * 0.86 for c in colour)
    return material(name, lambda t: t.surface(t.mix_colour(t.noise(0.5, 3), darker, colour), 0.7))


def blob(stage, rng, ahead, left, z, radius, flat=1.0):
    """Foliage: a ball with bumps of two sizes."""
    rows, columns = (26, 44) if _plain else (56, 96)
    a, b = np.meshgrid(np.linspace(0.03, np.pi - 0.03, rows), np.linspace(0, 2 * np.pi, columns, endpoint=False), indexing='ij')
    p = np.stack([np.sin(a) * np.cos(b), np.sin(a) * np.sin(b), np.cos(a)], -1).reshape(-1, 3)
    s = rng.random(3) * 9
    lumps = 0.16 * np.sin(p[:, 0] * 7 + s[0]) * np.sin(p[:, 1] * 6 + s[1]) * np.cos(p[:, 2] * 8 + s[2])
    p = p * radius * (1 + lumps + 0.075 * rng.standard_normal(len(p)))[:, None] * np.array([1, 1, flat])
    i, j = np.arange(rows - 1)[:, None] * columns, np.arange(columns)[None]
    quads = np.stack([i + j, i + columns + j, i + columns + (j + 1) % columns, i + (j + 1) % columns], -1).reshape(-1, 4)
    add_mesh('foliage', p + np.array(stage.at(ahead, left, z)), quads, material=leaves())


def hedge(stage, rng, ahead, left0, left1, tall):
    for left in np.arange(left0, left1, 0.8):
        blob(stage, rng, ahead + 0.4 * rng.random(), left, tall * 0.5, 0.62 * (1 + 0.3 * rng.random()), tall * 0.9)


def tree(stage, rng, ahead, left, tall):
    stage.box('trunk', ahead, left, tall * 0.25, (0.3, 0.3, tall * 0.5), plain('bark', (0.16, 0.13, 0.10), 0.9))
    for _ in range(7):
        r = tall * (0.16 + 0.10 * rng.random())
        blob(stage, rng, ahead + tall * 0.28 * rng.standard_normal() * 0.6, left + tall * 0.24 * rng.standard_normal(), tall * (0.55 + 0.30 * rng.random()), r, 0.75)


def woods(stage, rng, ahead, left0, left1, tall):
    for left in np.arange(left0, left1, tall * 0.55):
        tree(stage, rng, ahead + 4 * rng.random(), left + rng.standard_normal(), tall * (0.75 + 0.5 * rng.random()))


def ground(stage, rng, size=400):
    x, y, _ = stage.at(rng.uniform(-60, 60), rng.uniform(-60, 60))    # every place has its own cracks and stains
    return box('ground', (x, y, -0.05), (size, size, 0.1), asphalt())


def wear(stage, rng):
    """Where the ground was opened and closed again, and a cover."""
    patch = material('patch', lambda t: t.surface(t.mix_colour(t.map(t.noise(230, 3, 0.7), 0.3, 0.7), (0.030, 0.030, 0.031), (0.075, 0.074, 0.072)), 0.8))
    iron = material('cover', lambda t: t.surface((0.05, 0.048, 0.046), 0.5, 0.6, normal=t.bump(t.noise(90, 1), 0.01)))
    for left in rng.uniform(-9, 9, 3):
        stage.box('patch', rng.uniform(4.5, 13), left, 0.001, (rng.uniform(0.7, 1.6), rng.uniform(1.2, 3.5), 0.002), patch)
    stage.box('cover', rng.uniform(5, 11), rng.uniform(-6, 6), 0.002, (0.5, 0.5, 0.004), iron)


def behind_camera(stage, rng, tall=4.5):
    """What the paint mirrors: trees, a pale shed, a row of vehicles as plain volumes, open sky."""
    for left in np.arange(-48, 48, 2.6):
        blob(stage, rng, -27 - 6 * rng.random(), left, tall * 0.35, tall * 0.5 * (0.6 + 0.6 * rng.random()))
    stage.box('shed', -24, -14, 2, (8, 16, 4), wall('pale', (0.66, 0.65, 0.63)))
    for i, left in enumerate(np.arange(-17, 18, 2.9)):
        shade = (0.55, 0.06, 0.20, 0.03)[i % 4]
        stage.box('parked', -11, left, 0.70, (4.2, 1.8, 0.8), plain(f'parked{shade}', (shade, shade, shade), 0.25), 0.2)
        stage.box('parked roof', -11, left, 1.25, (2.2, 1.5, 0.5), plain('parked glass', (0.02, 0.02, 0.025), 0.1), 0.2)


def yard(stage, rng):
    """A showroom with glass front, kerb, hedges, flags."""
    d = 31
    accent = ((0.055, 0.062, 0.072), (0.30, 0.03, 0.03), (0.02, 0.08, 0.26), (0.04, 0.16, 0.10))[rng.integers(4)]
    shift = rng.uniform(-7, 7)
    white, frame = wall('showroom', (0.68, 0.67, 0.65)), plain('mullion', (0.42, 0.42, 0.42), 0.6)
    stage.box('building', d + 7, shift, 2.4, (12, 30, 4.8), white)
    stage.box('fascia', d - 0.6, shift, 4.3, (2.2, 31, 1.1), plain('fascia', accent, 0.45))
    stage.box('sign', d - 1.75, shift + rng.uniform(-6, 6), 4.3, (0.06, 4.6, 0.5), plain('sign', (0.8, 0.8, 0.8), 0.4))
    glass = plain('shop glass', (0.012, 0.016, 0.02), 0.03, 0, 1.0, emit=(1, 0.92, 0.80), strength=0.06)
    stage.box('shop front', d + 0.9, shift, 1.8, (0.2, 26, 3.5), glass)
    for i in range(-6, 7):
        stage.box('mullion', d + 0.75, shift + i * 2.1, 1.8, (0.1, 0.09, 3.5), frame)
    for i in range(-2, 3):
        stage.box('post', d - 1.3, shift + i * 7, 2.0, (0.22, 0.22, 4.0), frame)
    kerb = plain('concrete', (0.40, 0.39, 0.37), 0.8)
    stage.box('kerb', d - 3.6, 0, 0.07, (0.3, 90, 0.14), kerb)
    stage.box('path', d - 1.6, 0, 0.06, (3.9, 90, 0.12), kerb)
    hedge(stage, rng, d - 2.6, shift - 40, shift - 16, 1.2)
    hedge(stage, rng, d - 2.6, shift + 16, shift + 42, 1.2)
    woods(stage, rng, d + 16, -60, 60, 9)
    for i, left in enumerate((shift - 14, shift - 10.5, shift + 13, shift + 16.5)):
        flag(stage, d - 4, left, accent if i % 2 else (0.6, 0.6, 0.6), i)
    stage.box('far trees', d + 34, 0, 1.6, (1, 300, 4.2), leaves())
    bays(stage, 16.5, 22)


def flag(stage, ahead, left, colour, i):
    stage.box('pole', ahead, left, 3.2, (0.06, 0.06, 6.4), plain('pole', (0.7, 0.7, 0.7), 0.3, 0.8))
    u, v = np.meshgrid(np.linspace(0, 1, 14), np.linspace(0, 1, 20), indexing='ij')
    wave = 0.07 * np.sin(v * 7 + u * 3 + i)
    p = [stage.at(ahead + w, left - 0.05 - 0.72 * uu * (1 - 0.15 * math.sin(vv * 9 + i)), 3.6 + 2.7 * vv) for uu, vv, w in zip(u.ravel(), v.ravel(), wave.ravel())]
    j = np.arange(14 * 20).reshape(14, 20)
    quads = np.stack([j[:-1, :-1], j[1:, :-1], j[1:, 1:], j[:-1, 1:]], -1).reshape(-1, 4)
    add_mesh('flag', np.array(p), quads, material=plain(f'flag{colour}', colour, 0.6))


def bays(stage, near, far):
    for left in np.arange(-30, 30, 2.9):
        stage.box('bay', (near + far) / 2, left, 0.002, (far - near, 0.10, 0.004), line_paint())


def lot(stage, rng):
    """An open lot: workshop with roller doors, fence, gum trees, price boards."""
    d, shift = 36, rng.uniform(-9, 9)
    colour = ((0.40, 0.38, 0.33), (0.20, 0.23, 0.25), (0.42, 0.41, 0.39))[rng.integers(3)]
    ribs = lambda t: t.bump(t.math('SINE', t.math('MULTIPLY', t.split(t.position())[1], 26.0)), 0.02)
    cladding = material('cladding', lambda t: t.surface(colour, 0.5, 0.2, normal=ribs(t)))
    stage.box('workshop', d + 7, shift, 2.7, (14, 26, 5.4), cladding)
    stage.box('gutter', d - 0.1, shift, 5.35, (0.3, 26.4, 0.25), plain('gutter', (0.10, 0.11, 0.12), 0.5))
    slats = lambda t: t.bump(t.math('SINE', t.math('MULTIPLY', t.split(t.position())[2], 34.0)), 0.006)
    door = material('roller', lambda t: t.surface((0.34, 0.345, 0.34), 0.5, 0.1, normal=slats(t)))
    for i in (-2, -1, 0, 1, 2):
        open_ = rng.random() < 0.3
        m = plain('opening', (0.012, 0.012, 0.012), 0.9) if open_ else door
        stage.box('roller', d - 0.02, shift + i * 5, 1.9, (0.1, 3.6, 3.8), m)
    fence = plain('fence', (0.30, 0.31, 0.31), 0.5, 0.7)
    for left in np.arange(-60, 60, 3.0):
        if abs(left - shift) > 14:
            stage.box('fence post', d - 4, left, 0.95, (0.06, 0.06, 1.9), fence)
    for z in (0.3, 1.0, 1.85):
        for left in (shift - 37, shift + 37):
            stage.box('fence rail', d - 4, left, z, (0.03, 46, 0.035), fence)
    woods(stage, rng, d + 20, -70, 70, 11)
    for left in (shift - 26, shift + 22, shift + 31):
        tree(stage, rng, d + 2, left, 8.5)
    for left in rng.uniform(-14, 14, 3):
        stage.box('board', 25, left, 0.50, (0.05, 0.62, 0.95), plain('board', (0.50, 0.05, 0.04), 0.5), 0.01)
    for left in np.arange(-24, 25, 12.0):
        stage.box('light pole', 29, left + shift * 0.3, 3.6, (0.12, 0.12, 7.2), plain('light pole', (0.5, 0.5, 0.5), 0.4, 0.6))
    for left in np.arange(-24, 25, 4.2):
        stage.box('bollard', 27.5, left, 0.45, (0.16, 0.16, 0.9), plain('bollard', (0.70, 0.55, 0.05), 0.5), 0.05)
    stage.box('far trees', d + 38, 0, 1.8, (1, 300, 5.0), leaves())
    bays(stage, 15.5, 21)


def street(stage, rng):
    """A suburban street: kerb, nature strip, footpath, fences, houses, poles."""
    kerb = plain('concrete', (0.36, 0.355, 0.34), 0.8)
    stage.box('kerb', 14.0, 0, 0.07, (0.35, 120, 0.14), kerb)
    stage.box('strip', 16.0, 0, 0.06, (3.7, 120, 0.12), grass())
    stage.box('path', 18.6, 0, 0.06, (1.5, 120, 0.13), kerb)
    stage.box('gardens', 30, 0, 0.05, (21, 120, 0.10), grass())
    brick = material('brick', lambda t: t.surface(t.mix_colour(t.noise(24, 2), (0.20, 0.085, 0.055), (0.34, 0.16, 0.11)), 0.85))
    slats = lambda t: t.bump(t.math('SINE', t.math('MULTIPLY', t.split(t.position())[2], 30.0)), 0.008)
    slatted = material('garage door', lambda t: t.surface((0.48, 0.47, 0.44), 0.5, normal=slats(t)))
    shift = rng.uniform(-6, 6)
    roofs = ((0.16, 0.07, 0.05), (0.09, 0.09, 0.10), (0.20, 0.19, 0.18))
    for i in range(-2, 3):
        left, pale = shift + i * 17, wall('render', (0.58, 0.55, 0.50))
        stage.box('house', 32, left, 1.5, (9, 12, 3.0), brick if (i + 4) % 2 else pale)
        white = wall('trimming', (0.7, 0.7, 0.68))
        stage.box('fascia', 26.62, left, 2.95, (0.06, 14, 0.20), white)
        for x in (-6.2, 6.2):
            stage.box('downpipe', 27.4, left + x * 0.96, 1.5, (0.08, 0.08, 3.0), white)
        stage.box('drive', 23.5, left - 7.2, 0.075, (18, 2.8, 0.10), kerb)
        stage.box('garage', 27.42, left - 4.4, 1.12, (0.12, 2.5, 2.15), slatted)
        stage.box('door', 27.44, left + 2.1, 1.08, (0.10, 0.9, 2.05), plain(f'front door {i % 2}', ((0.20, 0.05, 0.04), (0.05, 0.10, 0.13))[i % 2], 0.4))
        stage.box('letter box', 19.6, left - 5.4, 0.5, (0.3, 0.3, 1.0), brick)
        roof = [stage.at(26.6, left - 7, 2.95), stage.at(26.6, left + 7, 2.95), stage.at(32, left + 3.5, 5.2), stage.at(32, left - 3.5, 5.2), stage.at(37.4, left - 7, 2.95), stage.at(37.4, left + 7, 2.95)]
        add_mesh('roof', roof, [(0, 1, 2, 3), (4, 0, 3, 3), (1, 5, 2, 2), (5, 4, 3, 2)], material=plain(f'tiles{i % 3}', roofs[i % 3], 0.8), smooth=False)
        for x, wide in ((-0.6, 2.2), (4.4, 1.8)):
            stage.box('window frame', 27.47, left + x, 1.58, (0.1, wide + 0.14, 1.34), white)
            stage.box('pane', 27.44, left + x, 1.58, (0.1, wide, 1.2), plain('house glass', (0.03, 0.035, 0.04), 0.05, emit=(0.8, 0.9, 1.0), strength=0.05))
            stage.box('curtain', 27.42, left + x - wide * 0.36, 1.58, (0.1, wide * 0.24, 1.18), plain('curtain', (0.30, 0.29, 0.27), 0.8))
            stage.box('mullion', 27.4, left + x, 1.58, (0.1, 0.06, 1.2), white)
            stage.box('sill', 27.4, left + x, 0.9, (0.16, wide + 0.2, 0.08), white)
        low = brick if rng.random() < 0.5 else pale
        stage.box('front wall', 19.9, left + 1.2, 0.30, (0.25, 12, 0.60), low)
        hedge(stage, rng, 20.8, left - 4, left + 6, 0.8)
        tree(stage, rng, 16.2, left + 8.5 + rng.uniform(-1, 1), 5.5)
        tree(stage, rng, 41, left + 6, 9)
    for left in (shift - 21, shift + 19):
        stage.box('power pole', 15.0, left, 4.5, (0.26, 0.26, 9), plain('timber', (0.17, 0.14, 0.11), 0.9))


def studio(stage, rng):
    """A grey sweep under large soft lights."""
    sweep = material('sweep', lambda t: t.surface((0.46, 0.465, 0.47), 0.45, specular=0.3))
    s, q = np.linspace(-16, 16, 20), np.linspace(0, np.pi / 2, 20)
    profile = np.vstack([np.stack([s, 0 * s], 1), np.stack([16 + 5 * np.sin(q), 5 - 5 * np.cos(q)], 1), [[21, 14]]])
    points = [stage.at(a, side, z) for a, z in profile for side in (-40, 40)]
    i = np.arange(len(profile) - 1) * 2
    return add_mesh('ground', np.array(points), np.stack([i, i + 2, i + 3, i + 1], 1), material=sweep)


def studio_lights(stage, distance):
    def area(at, target, wide, tall, energy):
        data = bpy.data.lights.new('area', 'AREA')
        data.shape, data.size, data.size_y, data.energy = 'RECTANGLE', wide, tall, energy
        o = bpy.data.objects.new('area', data)
        bpy.context.collection.objects.link(o)
        o.location = at
        o.rotation_euler = (Vector(target) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()

    target = stage.at(distance, 0, 0.6)
    area(stage.at(distance, 0, 5.4), stage.at(distance, 0, 0), 7, 3.2, 760)
    area(stage.at(distance - 3, 7.5, 2.6), target, 5, 2.2, 380)
    area(stage.at(distance - 3, -7.5, 2.4), target, 5, 1.6, 240)
    area(stage.at(distance - 9, 0, 4.8), target, 9, 1.4, 320)


PLACES = dict(yard=yard, lot=lot, street=street, studio=studio)


def light(scene, stage):
    s = SCENES[scene]
    w = bpy.data.worlds.new('sky')
    bpy.context.scene.world = w
    w.cycles.sampling_method, w.cycles.sample_map_resolution = 'MANUAL', 256
    w.use_nodes = True
    t = Nodes(w.node_tree)
    t.nodes.clear()
    background = t.new('ShaderNodeBackground')
    background.inputs[1].default_value = s['sky']
    if s['sun'] is None:
        t.put((0.75, 0.78, 0.82), background.inputs[0])
    else:
        behind, up, strength, colour = s['sun']
        turn, height = stage.turn + math.pi - math.radians(behind), math.radians(up)
        direction = t.new('ShaderNodeTexCoord').outputs['Generated']
        if s.get('grey'):
            z = t.split(direction)[2]
            flat = t.new('ShaderNodeMapping')
            t.put(direction, flat.inputs[0])
            flat.inputs['Scale'].default_value = (1, 1, 3.5)
            clouds = t.noise(2.0, 6, 0.58, flat.outputs[0])
            grey = t.mix_colour(t.map(clouds, 0.38, 0.64), (0.40, 0.44, 0.50), (1.0, 1.01, 1.03))
            t.put(t.mix_colour(t.map(z, 0.0, 0.8), t.mix_colour(0.25, grey, (0.75, 0.77, 0.80)), t.mix_colour(0.35, grey, (1.25, 1.25, 1.25))), background.inputs[0])
        else:
            sky = t.new('ShaderNodeTexSky', sky_type='NISHITA')
            sky.sun_elevation, sky.sun_rotation, sky.sun_disc = height, math.pi / 2 - turn, False
            sky.dust_density, sky.ozone_density = 1.4, 1.2
            stretched = t.new('ShaderNodeMapping')
            t.put(direction, stretched.inputs[0])
            stretched.inputs['Scale'].default_value = (1, 1, 2.6)
            clouds = t.noise(2.3, 6, 0.56, stretched.outputs[0])
            share = t.math('MULTIPLY', t.map(clouds, 0.50, 0.68), t.map(t.split(direction)[2], 0.02, 0.30))
            t.put(t.mix_colour(t.math('MULTIPLY', share, 0.75), sky.outputs[0], (8.5, 8.6, 8.8)), background.inputs[0])
        data = bpy.data.lights.new('sun', 'SUN')
        data.energy, data.angle, data.color = strength, math.radians(1.0 if not s.get('grey') else 25), colour
        o = bpy.data.objects.new('sun', data)
        bpy.context.collection.objects.link(o)
        ray = (-math.cos(turn) * math.cos(height), -math.sin(turn) * math.cos(height), -math.sin(height))
        o.rotation_euler = Vector(ray).to_track_quat('-Z', 'Y').to_euler()
    t.put(background.outputs[0], t.new('ShaderNodeOutputWorld').inputs[0])


def place_of(scene, seed):
    s = SCENES[scene]
    return s['other'] if seed % 3 == 0 and 'other' in s else s['place']


def build(scene, stage, seed, distance, mirrored=False):
    """Puts up a scene and its light; gives the ground, and all objects of the place. Where the scene is only mirrored in
    paint, ground and leaves are plain: it takes half the time and nobody sees it."""
    global _plain
    _plain = mirrored
    rng = np.random.default_rng([seed, list(SCENES).index(scene)])
    before = set(bpy.context.collection.objects)
    place = place_of(scene, seed)
    floor = studio(stage, rng) if place == 'studio' else ground(stage, rng)
    if place == 'studio':
        studio_lights(stage, distance)
    else:
        PLACES[place](stage, rng)
        if not mirrored:
            wear(stage, rng)
        behind_camera(stage, rng)
    objects = [o for o in set(bpy.context.collection.objects) - before if o.type == 'MESH']
    light(scene, stage)
    return floor, objects
