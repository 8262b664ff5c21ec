"""Places where dealers photograph what they sell. Each is a function of a stage and a generator of random numbers; PARKED says
where other vehicles stand."""
import math
import os

import bpy
import numpy as np

import plants
import surfaces as s
from materials import plain
from meshes import add_mesh, round_profile, sweep

# of Debian's fonts-dejavu-core; Blender's own letters will do without it
FONT = '/usr/share/fonts/truetype/dejavu/DejaVuSansCondensed-Bold.ttf'
ACCENTS = ((0.30, 0.018, 0.018), (0.012, 0.06, 0.22), (0.02, 0.10, 0.05), (0.045, 0.05, 0.058), (0.42, 0.17, 0.01))


def _one(rng, values):
    return values[int(rng.integers(len(values)))]


def words(stage, text, ahead, left, z, tall, colour):
    """Letters that face the camera."""
    data = bpy.data.curves.new('words', 'FONT')
    data.body, data.size, data.align_x, data.align_y = text, tall * 1.4, 'CENTER', 'CENTER'
    if os.path.exists(FONT):
        data.font = bpy.data.fonts.load(FONT, check_existing=True)
    o = bpy.data.objects.new('words', data)
    bpy.context.collection.objects.link(o)
    data.materials.append(plain(f'letters{colour}', colour, 0.5))
    o.location, o.rotation_euler = stage.at(ahead, left, z), (math.pi / 2, 0, stage.turn - math.pi / 2)


def sign(stage, rng, text, ahead, left, z, wide, tall, colour=None):
    back = colour or _one(rng, ACCENTS)
    stage.box('sign', ahead, left, z, (0.12, wide, tall), plain(f'sign{back}', back, 0.35))
    stage.box('sign rim', ahead + 0.02, left, z, (0.12, wide + 0.12, tall + 0.12), plain('sign rim', (0.6, 0.6, 0.6), 0.4))
    words(stage, text, ahead - 0.07, left, z, tall * 0.52, (0.80, 0.80, 0.78))


def line(stage, a, b, sag, radius, material):
    """A wire or rope from one point (ahead, left, up) to another."""
    share = np.linspace(0, 1, 15)[:, None]
    path = np.array([stage.at(*p) for p in (np.array(a) * (1 - share) + np.array(b) * share)])
    path[:, 2] -= (4 * sag * share * (1 - share))[:, 0]
    sweep('wire', path, np.tile([0, 0, 1.0], (15, 1)), round_profile(radius, 4), material, both_sides=False)


def power_line(stage, rng, ahead, lefts, tall=9.0):
    wire = plain('wire', (0.03, 0.03, 0.03), 0.6)
    for left in lefts:
        stage.box('power pole', ahead, left, tall / 2, (0.26, 0.26, tall), s.timber())
        for z, wide in ((tall - 0.5, 2.3), (tall - 1.7, 1.5)):
            stage.box('cross arm', ahead, left, z, (0.10, wide, 0.12), s.timber())
            for x in (-0.45, -0.2, 0.2, 0.45):
                stage.box('insulator', ahead, left + x * wide, z + 0.13, (0.08, 0.08, 0.14), plain('insulator', (0.5, 0.5, 0.48), 0.3))
    for a, b in zip([lefts[0] - 40, *lefts], [*lefts, lefts[-1] + 40]):
        for x, z in ((-1.0, tall - 0.3), (-0.45, tall - 0.3), (0.45, tall - 0.3), (1.0, tall - 0.3), (0.6, tall - 1.5), (0, tall - 2.6)):
            line(stage, (ahead + 0.4 * x, a, z), (ahead + 0.4 * x, b, z), 0.7 if z > tall - 2 else 1.0, 0.014 if z > tall - 2 else 0.025, wire)


def light_pole(stage, ahead, left, tall=7.5, arm=1.2):
    stage.box('light pole', ahead, left, tall / 2, (0.13, 0.13, tall), s.steel())
    for side in (-1, 1):
        stage.box('arm', ahead, left + side * arm / 2, tall, (0.07, arm, 0.07), s.steel())
        stage.box('lamp', ahead, left + side * arm, tall - 0.04, (0.28, 0.62, 0.12), plain('lamp case', (0.16, 0.16, 0.17), 0.5))
    stage.box('footing', ahead, left, 0.25, (0.5, 0.5, 0.5), s.concrete('footing', 0.42))


def flag(stage, ahead, left, colour, i, tall=6.0):
    """A tall narrow banner in the wind."""
    stage.box('pole', ahead, left, tall / 2, (0.05, 0.05, tall), s.steel())
    u, v = np.meshgrid(np.linspace(0, 1, 14), np.linspace(0, 1, 24), indexing='ij')
    wave = 0.10 * np.sin(v * 6 + u * 4 + i * 2.1) * u
    p = [stage.at(ahead + w, left - 0.04 - 0.85 * uu * (1 - 0.12 * math.sin(vv * 8 + i)), tall - 3.6 + 3.5 * vv - 0.25 * uu) for uu, vv, w in zip(u.ravel(), v.ravel(), wave.ravel())]
    j = np.arange(14 * 24).reshape(14, 24)
    add_mesh('flag', np.array(p), np.stack([j[:-1, :-1], j[1:, :-1], j[1:, 1:], j[:-1, 1:]], -1).reshape(-1, 4), material=plain(f'flag{colour}', colour, 0.7))


def bunting(stage, rng, ahead, lefts, z):
    for a, b in zip(lefts, lefts[1:]):
        line(stage, (ahead, a, z), (ahead, b, z), 0.7, 0.012, plain('rope', (0.5, 0.5, 0.5), 0.8))
        for share in np.linspace(0.03, 0.97, 20):
            left, top = a + (b - a) * share, z - 2.8 * share * (1 - share)
            swing = rng.uniform(-0.12, 0.12)
            tip = stage.at(ahead + swing, left, top - 0.36)
            m = plain(f'pennant{len(lefts)}{int(share * 97) % 3}', ((0.50, 0.03, 0.03), (0.75, 0.75, 0.73), (0.02, 0.07, 0.30))[int(share * 97) % 3], 0.7)
            add_mesh('pennant', [stage.at(ahead, left - 0.13, top), stage.at(ahead, left + 0.13, top), tip], [(0, 1, 2)], material=m, smooth=False)


def kerb(stage, ahead, wide=0.32):
    stage.box('kerb', ahead, 0, 0.07, (wide, 160, 0.14), s.concrete('kerb', 0.40))
    stage.box('gutter', ahead - wide / 2 - 0.2, 0, 0.004, (0.4, 160, 0.008), s.concrete('gutter', 0.30))


def bays(stage, near, far, step=2.9, shift=0.0, colour=(0.62, 0.62, 0.60)):
    for left in np.arange(-30, 30, step):
        stage.box('bay', (near + far) / 2, left + shift, 0.002, (far - near, 0.11, 0.004), s.line_paint(colour))
    stage.box('bay end', far, shift, 0.002, (0.11, 60, 0.004), s.line_paint(colour))


def bin_(stage, ahead, left, lid):
    stage.box('bin', ahead, left, 0.48, (0.55, 0.52, 0.92), plain('bin', (0.02, 0.045, 0.03), 0.5), 0.04)
    stage.box('lid', ahead - 0.02, left, 0.98, (0.62, 0.56, 0.08), plain(f'lid{lid}', lid, 0.45), 0.03)


def wire_fence(stage, ahead, left0, left1, tall=1.9):
    m = s.steel()
    for left in np.arange(left0, left1, 2.6):
        stage.box('fence post', ahead, left, tall / 2, (0.06, 0.06, tall), m)
    for z in np.linspace(0.1, tall, 12):
        line(stage, (ahead, left0, z), (ahead, left1, z), 0.02, 0.010 if 0.2 < z < tall - 0.1 else 0.024, m)


def roof(stage, ahead, left, wide, deep, low, rise, material, hip=0.30):
    """A hipped roof."""
    a0, a1, l0, l1, in_ = ahead - deep / 2, ahead + deep / 2, left - wide / 2, left + wide / 2, wide * hip
    p = [(a0, l0, low), (a0, l1, low), (a1, l1, low), (a1, l0, low), (ahead, l0 + in_, low + rise), (ahead, l1 - in_, low + rise)]
    add_mesh('roof', [stage.at(*q) for q in p], [(0, 1, 5, 4), (2, 3, 4, 5), (1, 2, 5, 5), (3, 0, 4, 4)], material=material, smooth=False)


def pane(stage, ahead, left, z, wide, tall, rails=1, frame=(0.70, 0.70, 0.68)):
    white = plain(f'frame{frame}', frame, 0.5)
    stage.box('window frame', ahead - 0.02, left, z, (0.12, wide + 0.16, tall + 0.16), white)
    stage.box('window', ahead - 0.06, left, z, (0.08, wide, tall), s.window())
    stage.box('blind', ahead - 0.07, left, z + tall * 0.38, (0.08, wide, tall * 0.22), plain('blind', (0.42, 0.41, 0.38), 0.8))
    for i in range(1, rails + 1):
        stage.box('rail', ahead - 0.10, left - wide / 2 + wide * i / (rails + 1), z, (0.06, 0.06, tall), white)
    stage.box('sill', ahead - 0.12, left, z - tall / 2 - 0.1, (0.2, wide + 0.3, 0.08), white)


def house(stage, rng, left, number):
    front, low = 28.0, 2.75
    walls = (
        s.brick('red brick', (0.17, 0.055, 0.035), (0.34, 0.135, 0.085)), s.boards('cream boards', (0.62, 0.57, 0.46)), s.brick('brown brick', (0.12, 0.075, 0.05), (0.27, 0.19, 0.13)),
        s.boards('grey boards', (0.33, 0.36, 0.37)), s.render_wall('white render', (0.66, 0.64, 0.60)),
    )
    roofs = (s.tiles('terracotta', (0.22, 0.075, 0.045)), s.ribbed('iron roof', (0.34, 0.355, 0.36)), s.tiles('slate tiles', (0.075, 0.078, 0.085)), s.tiles('brown tiles', (0.13, 0.085, 0.06)), s.ribbed('dark iron', (0.085, 0.09, 0.10)))
    white = plain('trimming', (0.68, 0.68, 0.66), 0.5)
    stage.box('house', front + 4.5, left, low / 2, (9, 12.4, low), walls[number % 5])
    roof(stage, front + 4.2, left, 14.0, 10.6, low, 2.5, roofs[(number * 2 + 1) % 5], 0.34)
    stage.box('fascia', front - 1.1, left, low - 0.03, (0.05, 14, 0.19), white)
    stage.box('eaves gutter', front - 1.17, left, low + 0.05, (0.12, 14.1, 0.11), plain('eaves gutter', (0.20, 0.19, 0.18), 0.5))
    for x in (-6.1, 6.1):
        stage.box('downpipe', front - 0.06, left + x, low / 2, (0.08, 0.08, low), white)
    if number % 2:    # a verandah
        stage.box('verandah', front - 1.2, left + 1.5, 0.14, (2.3, 9, 0.28), s.timber())
        for x in np.linspace(-3, 6, 5):
            stage.box('verandah post', front - 2.2, left + x, low / 2, (0.11, 0.11, low), white)
        p = [stage.at(front - 2.5, left - 3.3, low - 0.35), stage.at(front - 2.5, left + 6.3, low - 0.35), stage.at(front - 0.9, left + 6.3, low + 0.1), stage.at(front - 0.9, left - 3.3, low + 0.1)]
        add_mesh('verandah roof', p, [(0, 1, 2, 3)], material=roofs[(number * 2 + 1) % 5], smooth=False)
    door = ((0.22, 0.03, 0.025), (0.03, 0.07, 0.12), (0.05, 0.09, 0.06))[number % 3]
    stage.box('door', front - 0.06, left + 1.8, 1.15, (0.10, 0.95, 2.1), plain(f'front door{door}', door, 0.4))
    pane(stage, front, left - 0.5, 1.55, 2.2, 1.3)
    pane(stage, front, left + 4.4, 1.55, 1.8, 1.3)
    stage.box('garage', front - 0.06, left - 4.4, 1.12, (0.12, 2.6, 2.2), s.ribbed(f'garage{number % 2}', ((0.50, 0.48, 0.44), (0.24, 0.25, 0.26))[number % 2], 0.28, 2))
    stage.box('aircon', front - 0.3, left + 6.0, 0.5, (0.4, 0.9, 0.7), white)
    line(stage, (front + 4, left + 2.5, low + 2.5), (front + 4, left + 2.5, low + 4.4), 0, 0.025, s.steel())
    for z in (3.7, 3.95, 4.2):
        line(stage, (front + 4, left + 1.9 - (z - 3.7) * 0.4, low + z - 2.6 + 2.2), (front + 4, left + 3.1 + (z - 3.7) * 0.4, low + z - 2.6 + 2.2), 0, 0.018, s.steel())


def street(stage, rng):
    """A suburban street: houses of brick and boards, nature strip, fences, power line."""
    kerb(stage, 14.2)
    stage.box('strip', 16.4, 0, 0.06, (4.0, 160, 0.12), s.grass('strip grass', 0.5))
    stage.box('path', 19.0, 0, 0.065, (1.4, 160, 0.13), s.concrete('path', 0.42))
    stage.box('gardens', 32, 0, 0.05, (24.6, 160, 0.10), s.grass('lawn', 0.15))
    shift, first = rng.uniform(-8, 8), int(rng.integers(5))
    white = plain('pickets', (0.70, 0.70, 0.67), 0.6)
    for i in range(-2, 3):
        left, number = shift + i * 16.5, first + i + 5
        house(stage, rng, left, number)
        stage.box('drive', 22, left - 4.4, 0.07, (13, 3.0, 0.10), s.concrete('drive', 0.38))
        stage.box('crossing', 16.2, left - 4.4, 0.075, (4.4, 3.6, 0.10), s.concrete('drive', 0.38))
        style = number % 3
        if style == 0:
            for x in np.arange(-2.4, 7.6, 0.15):
                stage.box('picket', 20.1, left + x, 0.52, (0.03, 0.08, 1.0 + 0.03 * rng.random()), white)
        elif style == 1:
            stage.box('front wall', 20.1, left + 2.6, 0.36, (0.24, 10, 0.72), s.brick('fence brick', (0.14, 0.05, 0.035), (0.28, 0.12, 0.08)))
        else:
            plants.hedge(stage, rng, 20.6, left - 2, left + 8, 1.0)
        stage.box('letter box', 20.0, left - 2.6, 0.55, (0.35, 0.35, 1.1), s.brick('letter brick', (0.17, 0.06, 0.04), (0.3, 0.13, 0.09)))
        for x in (-2.0, 0.6, 3.2, 6.4):
            plants.shrub(stage, rng, 27.0 + rng.uniform(-0.6, 0.2), left + x, rng.uniform(0.5, 0.95), _one(rng, ((0.12, 0.13, 0.06), (0.07, 0.12, 0.04), (0.22, 0.10, 0.13))))
        plants.tree(stage, rng, 16.6, left + rng.uniform(5, 8), rng.uniform(5.0, 7.0), _one(rng, ('gum', 'ash')))
        plants.tree(stage, rng, 42, left + rng.uniform(-3, 6), rng.uniform(9, 13))
        bin_(stage, 15.2, left - 1.7, (0.40, 0.30, 0.02))
    plants.woods(stage, rng, 52, -60, 60, 11)
    power_line(stage, rng, 15.4, (shift - 20, shift + 14))


def shed(stage, rng):
    """An industrial shed with roller doors on a concrete apron, gum trees behind."""
    d, shift = rng.uniform(27, 33), rng.uniform(-7, 7)
    colour = _one(rng, ((0.44, 0.42, 0.36), (0.16, 0.20, 0.22), (0.50, 0.50, 0.48), (0.27, 0.32, 0.30)))
    stage.box('shed', d + 9, shift, 2.9, (18, 27, 5.8), s.ribbed('cladding', colour, 0.19))
    p = [stage.at(d - 0.4, shift - 13.9, 5.75), stage.at(d - 0.4, shift + 13.9, 5.75), stage.at(d + 9, shift + 13.9, 7.3), stage.at(d + 9, shift - 13.9, 7.3)]
    add_mesh('shed roof', p, [(0, 1, 2, 3)], material=s.ribbed('shed roof', (0.42, 0.43, 0.43), 0.19), smooth=False)
    trim = plain('shed trim', _one(rng, ACCENTS), 0.45)
    stage.box('shed gutter', d - 0.35, shift, 5.72, (0.25, 27.8, 0.22), trim)
    for i in range(4):
        stage.box('downpipe', d - 0.1, shift - 13.2 + i * 8.8, 2.8, (0.12, 0.12, 5.6), trim)
    for i in range(-2, 3):
        left = shift + i * 5.1
        stage.box('frame', d - 0.04, left, 2.0, (0.12, 4.0, 4.1), trim)
        if rng.random() < 0.35:
            stage.box('opening', d - 0.08, left, 1.9, (0.1, 3.7, 3.8), s.window('workshop inside', (0.010, 0.010, 0.011), 0.2))
            stage.box('half open', d - 0.12, left, 3.5, (0.1, 3.7, 0.9), s.ribbed('roller', (0.40, 0.41, 0.41), 0.10, 2))
        else:
            stage.box('roller', d - 0.08, left, 1.9, (0.1, 3.7, 3.8), s.ribbed('roller', (0.40, 0.41, 0.41), 0.10, 2))
        stage.box('number', d - 0.1, left, 4.35, (0.06, 0.5, 0.5), plain('number', (0.7, 0.7, 0.7), 0.5))
        words(stage, str(i + 3), d - 0.15, left, 4.35, 0.28, (0.02, 0.02, 0.02))
        stage.box('bollard', d - 1.2, left - 2.3, 0.5, (0.17, 0.17, 1.0), plain('bollard', (0.62, 0.40, 0.01), 0.5), 0.05)
    sign(stage, rng, _one(rng, ('SERVICE CENTRE', 'PARTS  &  SERVICE', 'DETAILING')), d - 0.2, shift + rng.uniform(-3, 3), 5.05, 7.5, 0.8)
    for left in (shift - 3, shift + 8.4):
        stage.box('pallets', d - 1.6, left, 0.4, (1.1, 1.2, 0.8), s.timber())
    for i, left in enumerate((shift + 2.4, shift + 3.1)):
        bin_(stage, d - 1, left, ((0.36, 0.02, 0.02), (0.40, 0.30, 0.02))[i])
    wire_fence(stage, d - 2, shift - 50, shift - 14.5)
    wire_fence(stage, d - 2, shift + 14.5, shift + 50)
    plants.woods(stage, rng, d + 22, -60, 60, 13)
    for left in (shift - 20, shift - 26, shift + 17, shift + 23):
        plants.tree(stage, rng, d + 1.5 + rng.uniform(0, 4), left, rng.uniform(7, 10))
    light_pole(stage, d - 5, shift + rng.uniform(-12, 12), 8.2)
    bays(stage, 15.6, 21, shift=rng.uniform(0, 2))


def workshops(stage, rng):
    """The other side of a street of workshops: brick fronts, awnings, signs."""
    kerb(stage, 15.4)
    stage.box('path', 17.6, 0, 0.065, (4.2, 160, 0.13), s.concrete('footpath', 0.40))
    d, left = 21.5, -34 + rng.uniform(-8, 0)
    names = ['TYRES', 'MECHANICAL', 'PANEL & PAINT', 'AUTO PARTS', 'GLASS', 'UPHOLSTERY', 'BATTERIES']
    rng.shuffle(names)
    kinds = (s.brick('unit brick', (0.19, 0.075, 0.05), (0.36, 0.17, 0.11)), s.render_wall('unit render', (0.60, 0.59, 0.56)), s.brick('pale brick', (0.34, 0.27, 0.19), (0.48, 0.40, 0.30)), s.render_wall('blue render', (0.16, 0.25, 0.33)), s.ribbed('unit iron', (0.40, 0.41, 0.41)))
    for i, name in enumerate(names):
        wide, tall = rng.uniform(8.5, 12), rng.uniform(4.2, 5.6)
        at = left + wide / 2
        stage.box('unit', d + 6, at, tall / 2, (12, wide - 0.06, tall), kinds[(i + int(rng.integers(2))) % 5])
        stage.box('parapet', d - 0.05, at, tall + 0.06, (0.4, wide, 0.14), s.concrete('parapet', 0.45))
        accent = _one(rng, ACCENTS)
        sign(stage, rng, name, d - 0.12, at, tall - 0.75, wide * 0.72, 0.85, accent)
        if i % 2:
            stage.box('awning', d - 1.3, at, 3.15, (2.7, wide - 0.3, 0.16), plain(f'awning{accent}', accent, 0.6))
            for x in (-0.42, 0.42):
                stage.box('awning post', d - 2.5, at + wide * x, 1.55, (0.09, 0.09, 3.1), s.steel())
        door = rng.random() < 0.5
        stage.box('roller', d - 0.03, at - wide * 0.2, 1.5, (0.1, wide * 0.42, 2.95), s.window('bay inside', (0.012, 0.012, 0.013), 0.25) if door else s.ribbed('unit roller', (0.45, 0.45, 0.44), 0.10, 2))
        pane(stage, d, at + wide * 0.25, 1.55, wide * 0.30, 1.7, 2, (0.12, 0.12, 0.12))
        stage.box('downpipe', d - 0.1, left + 0.15, tall / 2, (0.1, 0.1, tall), s.steel())
        if rng.random() < 0.6:
            stage.box('tyres', d - 0.7, at + wide * 0.05, 0.5, (0.7, 0.7, 1.0), plain('tyres', (0.012, 0.012, 0.012), 0.8), 0.12)
        if rng.random() < 0.5:
            bin_(stage, d - 0.8, at + wide * 0.42, _one(rng, ((0.36, 0.02, 0.02), (0.40, 0.30, 0.02), (0.02, 0.10, 0.04))))
        left += wide
    for left in (-19 + rng.uniform(-3, 3), -5 + rng.uniform(-3, 3), 10 + rng.uniform(-3, 3)):
        plants.tree(stage, rng, 16.6, left, rng.uniform(4.5, 6.5), _one(rng, ('ash', 'gum')))
    plants.woods(stage, rng, 42, -60, 60, 12)
    power_line(stage, rng, 16.2, (-16 + rng.uniform(-4, 4), 15 + rng.uniform(-4, 4)))
    stage.box('parking sign', 16.0, rng.uniform(-8, 8), 1.3, (0.05, 0.05, 2.6), s.steel())


def showroom(stage, rng):
    """Before a dealer's glass front: paving, planters, bollards, flags."""
    d, shift, accent = 20.5, rng.uniform(-5, 5), _one(rng, ACCENTS)
    white = plain('panels', (0.72, 0.72, 0.71), 0.35)
    stage.box('hall', d + 6, shift, 2.3, (11.6, 28, 4.6), plain('hall', (0.4, 0.4, 0.4), 0.8))
    stage.box('fascia', d - 0.8, shift, 4.75, (2.4, 31, 1.25), white)
    stage.box('band', d - 2.02, shift, 4.30, (0.06, 31, 0.22), plain('band', accent, 0.4))
    words(stage, _one(rng, ('NEW & USED CARS', 'WELCOME', 'SHOWROOM')), d - 2.06, shift + rng.uniform(-6, 6), 4.85, 0.62, tuple(c * 0.8 for c in accent))
    for i in range(-5, 6):
        for side in (-1, 1):
            stage.box('seam', d - 2.01, shift + i * 3 + side * 0.0, 4.85, (0.03, 0.02, 1.1), plain('seam', (0.2, 0.2, 0.2), 0.8))
    frame = plain('mullion', (0.06, 0.062, 0.065), 0.4, 0.4)
    for i in range(-5, 6):
        stage.box('mullion', d, shift + i * 2.6, 2.2, (0.12, 0.08, 4.2), frame)
    for z in (0.25, 3.0, 4.15):
        stage.box('transom', d, shift, z, (0.12, 26, 0.09), frame)
    stage.box('shop front', d + 0.06, shift, 2.2, (0.1, 26, 4.1), s.window('shop window', (0.016, 0.018, 0.020), 0.15))
    for side in (-1, 1):
        stage.box('pier', d, shift + side * 14, 2.6, (1.4, 2.4, 5.2), s.render_wall('pier', tuple(min(c * 1.5 + 0.03, 0.7) for c in accent)))
        stage.box('wing', d + 3, shift + side * 27, 2.0, (8, 24, 4.0), s.ribbed('wing', (0.46, 0.46, 0.45), 0.3))
        pane(stage, d - 1, shift + side * 21, 1.8, 5, 1.6, 3, (0.1, 0.1, 0.1))
    stage.box('step', d - 1.6, 0, 0.07, (3.4, 90, 0.14), s.concrete('step', 0.5))
    for x in (-9.1, -3.9, 3.9, 9.1):
        stage.box('planter', d - 1.1, shift + x, 0.34, (0.7, 1.5, 0.55), s.concrete('planter', 0.3))
        plants.shrub(stage, rng, d - 1.1, shift + x - 0.3, 0.55, (0.07, 0.12, 0.04))
        plants.shrub(stage, rng, d - 1.1, shift + x + 0.35, 0.45, (0.12, 0.13, 0.06))
    for x in np.arange(-12, 13, 2.4):
        stage.box('bollard', d - 3.1, shift + x, 0.5, (0.12, 0.12, 1.0), s.steel())
    for i, x in enumerate((-14.6, -12.8, 12.8, 14.6)):
        flag(stage, d - 3.4, shift + x, accent if i % 2 else (0.68, 0.68, 0.68), i, 6.6)
    plants.woods(stage, rng, d + 28, -60, 60, 13)
    for left in (shift - 17, shift + 17):
        plants.tree(stage, rng, d - 0.5, left, rng.uniform(5, 7), 'ash')
    bays(stage, 12.2, 16.4, 2.9, rng.uniform(0, 2))


def yard(stage, rng):
    """A display yard: rows of vehicles, bunting, banners, an office, a road with trees behind."""
    d, shift, accent = 27, rng.uniform(-6, 6), _one(rng, ACCENTS)
    side = _one(rng, (-1, 1))
    at = shift + side * 9
    stage.box('office', d + 4, at, 1.5, (7, 9, 3.0), s.boards('office', (0.60, 0.60, 0.57)))
    roof(stage, d + 3.4, at, 11, 9.4, 3.0, 1.5, s.ribbed('office roof', (0.10, 0.11, 0.12)), 0.3)
    for x in (-4.5, -1.5, 1.5, 4.5):
        stage.box('verandah post', d - 0.9, at + x, 1.5, (0.12, 0.12, 3.0), plain('office post', (0.68, 0.68, 0.66), 0.5))
    for x in (-2.6, 2.4):
        pane(stage, d + 0.5, at + x, 1.6, 2.4, 1.4, 2, (0.1, 0.1, 0.1))
    stage.box('office door', d + 0.45, at, 1.1, (0.1, 1.0, 2.1), s.window())
    sign(stage, rng, 'USED CARS', d - 1.25, at, 3.25, 5.6, 0.7, accent)
    other = shift - side * 7
    for x in (-1.6, 1.6):
        stage.box('pylon leg', d + 2, other + x, 2.0, (0.18, 0.18, 4.0), s.steel())
    sign(stage, rng, 'FINANCE', d + 2, other, 4.6, 4.4, 1.2, _one(rng, ACCENTS))
    for left in (shift - 17, shift - 5.5, shift + 6, shift + 17.5):
        light_pole(stage, 21.5, left, 6.6, 1.0)
    bunting(stage, rng, 21.4, [shift - 28.5, shift - 17, shift - 5.5, shift + 6, shift + 17.5, shift + 29], 4.9)
    bunting(stage, rng, 26.0, [shift - 25, shift - 11, shift + 2, shift + 14, shift + 26], 4.4)
    for i, left in enumerate((shift - 13.5, shift - 2.5, shift + 3.2, shift + 13)):
        flag(stage, 23.2, left, accent if i % 2 else (0.68, 0.66, 0.64), i, 5.4)
    wire_fence(stage, d + 7, -50, 50, 1.5)
    plants.hedge(stage, rng, d + 8, -40, 40, 1.3)
    plants.woods(stage, rng, d + 12, -55, 55, 9, ('gum', 'ash'))
    plants.woods(stage, rng, d + 34, -75, 75, 15)
    power_line(stage, rng, d + 11, (shift - 15, shift + 16), 9.5)
    bays(stage, 14.6, 19.8, shift=rng.uniform(0, 2))


def oval(stage, rng):
    """The edge of an oval: a low rail, dry grass, gum trees, a pavilion, goal posts."""
    shift = rng.uniform(-8, 8)
    kerb(stage, 13.6)
    stage.box('verge', 16.3, 0, 0.05, (5.2, 200, 0.10), s.grass('verge', 0.75))
    stage.box('oval', 80, 0, 0.04, (122, 300, 0.08), s.grass('oval', 0.35))
    white = plain('rail', (0.72, 0.72, 0.70), 0.5)
    for left in np.arange(-40, 40, 2.4):
        stage.box('rail post', 19.2, left, 0.5, (0.10, 0.10, 1.0), white)
    stage.box('top rail', 19.2, 0, 0.95, (0.07, 80, 0.09), white)
    stage.box('low rail', 19.2, 0, 0.50, (0.05, 80, 0.05), white)
    for x in (-9.6, -3.2, 3.2, 9.6):
        tall = 12 if abs(x) < 5 else 7
        stage.box('goal post', 62, shift + x + 6, tall / 2, (0.18, 0.18, tall), white)
    at = shift - 22
    stage.box('pavilion', 70, at, 1.7, (8, 18, 3.4), s.brick('pavilion brick', (0.17, 0.07, 0.045), (0.32, 0.15, 0.10)))
    roof(stage, 69.5, at, 21, 12, 3.4, 2.4, s.ribbed('pavilion roof', (0.10, 0.20, 0.14)), 0.25)
    for x in (-6, -2, 2, 6):
        pane(stage, 66, at + x, 1.8, 2.2, 1.4)
    for left in (shift - 34, shift + 24):
        stage.box('tower', 58, left, 9, (0.35, 0.35, 18), s.steel())
        stage.box('floodlights', 58, left, 17.5, (0.4, 3.2, 1.6), plain('floodlights', (0.5, 0.5, 0.5), 0.3))
    for left in (-13 + rng.uniform(-3, 3), -2 + rng.uniform(-4, 4), 8 + rng.uniform(-2, 3), 16 + rng.uniform(-2, 3)):
        plants.tree(stage, rng, rng.uniform(22, 27), left + shift * 0.3, rng.uniform(8, 12))
    plants.woods(stage, rng, 82, -85, 85, 14)
    plants.woods(stage, rng, 100, -95, 95, 19)
    for left in rng.uniform(-16, 16, 3):
        plants.shrub(stage, rng, rng.uniform(16, 18.5), left, rng.uniform(0.4, 0.8))
    stage.box('bench', 17.6, shift + 4, 0.45, (0.4, 1.8, 0.06), s.timber())
    stage.box('bench back', 17.8, shift + 4, 0.72, (0.05, 1.8, 0.30), s.timber())
    for x in (-0.7, 0.7):
        stage.box('bench leg', 17.6, shift + 4 + x, 0.22, (0.3, 0.06, 0.44), s.steel())
    stage.box('bin', 17.2, shift - 6, 0.5, (0.5, 0.5, 1.0), plain('park bin', (0.03, 0.08, 0.05), 0.5), 0.05)


PLACES = dict(yard=yard, shed=shed, street=street, workshops=workshops, showroom=showroom, oval=oval)
GROUNDS = dict(
    yard=lambda: s.asphalt(1.15, 'yard asphalt'), shed=lambda: s.concrete('apron', 0.31), street=lambda: s.asphalt(0.95), workshops=lambda: s.asphalt(1.1, 'old asphalt'),
    showroom=lambda: s.concrete('paving', 0.33), oval=s.gravel,
)
# of asphalt
PAVED = ('yard', 'street', 'workshops')
# how far away a row of vehicles stands, how far apart, how many in ten places are taken, and where it faces
ROWS = dict(
    yard=((16.9, 2.9, 0.92, 0.0), (24.5, 2.9, 0.6, math.pi)), shed=((17.4, 2.9, 0.45, 0.0), (24.6, 3.2, 0.3, math.pi)), street=((12.9, 7.5, 0.5, math.pi / 2),),
    workshops=((13.9, 6.4, 0.6, math.pi / 2), (19.0, 5.0, 0.0, 0.0)), showroom=((14.6, 2.9, 0.55, 0.0),), oval=((12.3, 8.0, 0.35, -math.pi / 2), ),
)


def parked(place, rng):
    """Where other vehicles stand: ahead, left, turn."""
    out = []
    for ahead, step, share, turn in ROWS[place]:
        shift = rng.uniform(0, step)
        for left in np.arange(-17 - shift, 18, step):
            if rng.random() < share:
                swapped = math.pi if rng.random() < 0.22 else 0
                out.append((ahead + rng.uniform(-0.25, 0.3), left + rng.uniform(-0.12, 0.12), turn + swapped + rng.uniform(-0.05, 0.05)))
    return out
