"""What places are built of. Detail is in the colour, not only in the light: the denoiser keeps colour and smooths light."""
from materials import material, plain


def _mix(t, share, a, b):
    return t.mix_colour(share, a, b)


def _along(t, x=1.0, z=1.0):
    """A flat vector over upright surfaces: along, up."""
    a, b, c = t.split(t.position())
    joined = t.new('ShaderNodeCombineXYZ')
    t.put(t.math('MULTIPLY', t.math('ADD', a, b), x), joined.inputs[0])
    t.put(t.math('MULTIPLY', c, z), joined.inputs[1])
    return joined.outputs[0]


def _cracks(t, scale, warp, width):
    node = t.new('ShaderNodeTexVoronoi')
    node.feature, node.inputs['Scale'].default_value = 'DISTANCE_TO_EDGE', scale
    shift, add = t.new('ShaderNodeTexNoise'), t.new('ShaderNodeVectorMath', operation='ADD')
    shift.inputs['Scale'].default_value, shift.inputs['Detail'].default_value = warp, 5
    t.put(t.position(), shift.inputs['Vector'])
    t.put(t.position(), add.inputs[0])
    t.put(shift.outputs['Color'], add.inputs[1])
    t.put(add.outputs[0], node.inputs['Vector'])
    return t.map(node.outputs['Distance'], width * 0.3, width, 1, 0)


def _stretched(t, x, y):
    m = t.new('ShaderNodeMapping')
    t.put(t.position(), m.inputs[0])
    m.inputs['Scale'].default_value = (x, y, 1)
    return m.outputs[0]


def asphalt(light=1.0, name='asphalt'):
    def build(t):
        tone = lambda v: (v * light, v * light * 0.99, v * light * 0.965)
        chips, fine, broad = t.noise(95, 3, 0.8), t.noise(22, 4, 0.7), t.noise(0.45, 5, 0.6)
        colour = _mix(t, t.map(chips, 0.30, 0.72), tone(0.050), tone(0.20))
        colour = _mix(t, t.map(fine, 0.36, 0.66, 0, 0.45), colour, tone(0.072))
        colour = _mix(t, t.map(broad, 0.42, 0.66, 0, 0.55), colour, tone(0.058))
        # where wheels run it is polished and paler, or black with rubber
        lanes = t.noise(1.0, 3, 0.55, _stretched(t, 0.10, 1.6))
        colour = _mix(t, t.map(lanes, 0.50, 0.70, 0, 0.45), colour, tone(0.175))
        rubber = t.noise(1.0, 4, 0.6, _stretched(t, 0.16, 2.9))
        colour = _mix(t, t.map(rubber, 0.60, 0.72, 0, 0.55), colour, tone(0.030))
        stains = t.math('MULTIPLY', t.map(t.noise(1.3, 4, 0.55), 0.60, 0.68), t.map(t.noise(14, 3), 0.25, 0.6))
        colour = _mix(t, t.math('MULTIPLY', stains, 0.72), colour, tone(0.018))
        drops = t.map(t.noise(5.5, 2, 0.4), 0.69, 0.73, 0, 0.8)
        colour = _mix(t, drops, colour, tone(0.016))
        colour = _mix(t, _cracks(t, 0.30, 1.7, 0.005), colour, tone(0.012))
        fine_cracks = t.math('MULTIPLY', _cracks(t, 1.6, 3.0, 0.007), t.map(t.noise(0.4, 2), 0.55, 0.62))
        colour = _mix(t, fine_cracks, colour, tone(0.016))
        return t.surface(colour, t.map(broad, 0.3, 0.7, 0.55, 0.85), normal=t.bump(chips, 0.006, 0.8), specular=0.35)

    return material(name, build)


def concrete(name='concrete', tone=0.34):
    def build(t):
        dim = lambda v: (v * tone * 0.62, v * tone * 0.60, v * tone * 0.56)
        colour = _mix(t, t.map(t.noise(40, 4, 0.75), 0.3, 0.7), dim(0.80), dim(1.10))
        colour = _mix(t, t.map(t.noise(0.9, 5, 0.6), 0.42, 0.68, 0, 0.6), colour, dim(0.62))
        colour = _mix(t, t.map(t.noise(1.0, 4, 0.6, _stretched(t, 0.2, 2.2)), 0.55, 0.70, 0, 0.45), colour, dim(0.45))
        colour = _mix(t, t.map(t.noise(2.6, 3, 0.5), 0.64, 0.70, 0, 0.75), colour, dim(0.25))
        x, y, _ = t.split(t.position())
        seam = lambda v: t.map(t.math('ABSOLUTE', t.math('SUBTRACT', t.math('FRACT', t.math('DIVIDE', v, 3.2)), 0.5)), 0.002, 0.005, 1, 0)
        colour = _mix(t, t.math('MAXIMUM', seam(x), seam(y)), colour, dim(0.18))
        colour = _mix(t, t.math('MULTIPLY', _cracks(t, 0.17, 1.2, 0.004), t.map(t.noise(0.5, 2), 0.45, 0.60)), colour, dim(0.30))
        return t.surface(colour, 0.75, specular=0.4)

    return material(name, build)


def gravel():
    def build(t):
        stones = t.new('ShaderNodeTexVoronoi')
        stones.inputs['Scale'].default_value = 42
        t.put(t.position(), stones.inputs['Vector'])
        colour = _mix(t, t.split(stones.outputs['Color'])[0], (0.13, 0.105, 0.08), (0.40, 0.36, 0.30))
        colour = _mix(t, t.map(stones.outputs['Distance'], 0.35, 0.75, 0, 0.7), colour, (0.05, 0.04, 0.03))
        colour = _mix(t, t.map(t.noise(1.0, 4, 0.6, _stretched(t, 0.12, 1.7)), 0.48, 0.66, 0, 0.6), colour, (0.15, 0.125, 0.10))
        colour = _mix(t, t.map(t.noise(0.5, 5, 0.65), 0.48, 0.66, 0, 0.5), colour, (0.32, 0.27, 0.20))
        return t.surface(colour, 0.9, specular=0.2)

    return material('gravel', build)


def grass(name='grass', dry=0.35):
    def build(t):
        blades = t.noise(55, 5, 0.85)
        green = _mix(t, t.map(blades, 0.30, 0.70), (0.018, 0.032, 0.008), (0.115, 0.150, 0.045))
        straw = _mix(t, t.map(blades, 0.30, 0.70), (0.08, 0.065, 0.03), (0.32, 0.27, 0.14))
        patches = t.map(t.noise(0.55, 5, 0.65), 0.62 - 0.4 * dry, 0.78 - 0.3 * dry)
        colour = _mix(t, patches, green, straw)
        colour = _mix(t, t.map(t.noise(1.6, 3), 0.62, 0.72, 0, 0.55), colour, (0.12, 0.085, 0.05))
        return t.surface(colour, 0.9, specular=0.15)

    return material(name, build)


def line_paint(colour=(0.62, 0.62, 0.60)):
    def build(t):
        worn = t.math('MULTIPLY', t.map(t.noise(60, 4, 0.75), 0.36, 0.50), t.map(t.noise(3.0, 3, 0.6), 0.24, 0.44))
        return t.surface(_mix(t, worn, (0.10, 0.099, 0.096), colour), 0.7)

    return material(f'line{colour}', build)


def brick(name, dark, pale, mortar=(0.42, 0.40, 0.37)):
    def build(t):
        node = t.new('ShaderNodeTexBrick')
        t.put(_along(t), node.inputs['Vector'])
        for key, value in (('Color1', dark), ('Color2', pale), ('Mortar', mortar), ('Scale', 1.0), ('Mortar Size', 0.009), ('Mortar Smooth', 0.3), ('Bias', 0.1), ('Brick Width', 0.24), ('Row Height', 0.086)):
            t.put(value, node.inputs[key])
        colour = _mix(t, t.map(t.noise(1.4, 4), 0.4, 0.7, 0, 0.35), node.outputs[0], tuple(c * 0.5 for c in dark))
        return t.surface(_dirty(t, colour), 0.85)

    return material(name, build)


def _dirty(t, colour, dirt=(0.10, 0.085, 0.065)):
    """Splashes near the ground, streaks from above."""
    low = t.math('MULTIPLY', t.map(t.split(t.position())[2], -1.6, -1.0, 0.7, 0), t.map(t.noise(3, 4), 0.3, 0.7))
    streaks = t.math('MULTIPLY', t.map(t.noise(1.0, 4, 0.6, _along(t, 2.4, 0.12)), 0.52, 0.72, 0, 0.4), 1.0)
    return _mix(t, t.math('MAXIMUM', low, streaks), colour, dirt)


def render_wall(name, colour):
    """Rendered masonry."""
    darker = tuple(c * 0.82 for c in colour)
    return material(name, lambda t: t.surface(_dirty(t, _mix(t, t.map(t.noise(5, 5, 0.7), 0.3, 0.7), darker, colour), tuple(c * 0.5 for c in colour)), 0.8))


def boards(name, colour, step=0.17):
    """Weatherboards: a shadow under each."""
    def build(t):
        part = t.math('FRACT', t.math('DIVIDE', t.split(t.position())[2], step))
        tone = _mix(t, t.map(part, 0.0, 0.18, 0.72, 0), colour, tuple(c * 0.25 for c in colour))
        tone = _mix(t, t.math('MULTIPLY', part, 0.16), tone, tuple(c * 0.6 for c in colour))
        return t.surface(_dirty(t, tone, tuple(c * 0.55 for c in colour)), 0.6)

    return material(name, build)


def ribbed(name, colour, step=0.20, axis=1, rough=0.45):
    """Sheet metal with ribs: upright for cladding, level for roller doors."""
    def build(t):
        part = t.math('SINE', t.math('MULTIPLY', t.split(t.position())[axis], 6.2832 / step))
        tone = _mix(t, t.map(part, -1, 1), tuple(c * 0.62 for c in colour), tuple(min(c * 1.12, 0.9) for c in colour))
        return t.surface(_dirty(t, tone, tuple(c * 0.5 for c in colour)), rough, 0.15, normal=t.bump(part, 0.02))

    return material(name, build)


def tiles(name, colour):
    def build(t):
        node = t.new('ShaderNodeTexBrick')
        t.put(_along(t, 1.0, 1.9), node.inputs['Vector'])
        pale, dark = tuple(c * 1.35 for c in colour), tuple(c * 0.70 for c in colour)
        for key, value in (('Color1', pale), ('Color2', dark), ('Mortar', tuple(c * 0.16 for c in colour)), ('Scale', 1.0), ('Mortar Size', 0.022), ('Mortar Smooth', 0.5), ('Brick Width', 0.33), ('Row Height', 0.36)):
            t.put(value, node.inputs[key])
        lichen = t.map(t.noise(0.9, 5, 0.65), 0.45, 0.70, 0, 0.5)
        return t.surface(_mix(t, lichen, node.outputs[0], (0.15, 0.14, 0.12)), 0.75)

    return material(name, build)


def window(name='window', inside=(0.012, 0.014, 0.016), lit=0.0):
    """Glass in front of a dark or lit room: a mirror for the sky, more or less by pane."""
    def build(t):
        mirror = t.new('ShaderNodeBsdfGlossy')
        mirror.inputs['Roughness'].default_value = 0.01
        t.put((0.85, 0.9, 0.95), mirror.inputs['Color'])
        room = _mix(t, t.map(t.noise(2.6, 2), 0.45, 0.60), inside, tuple(c * 4 for c in inside))
        behind = t.surface(room, 0.9, emit=(1.0, 0.86, 0.66), strength=t.math('MULTIPLY', t.map(t.noise(2.4, 3), 0.50, 0.80), lit))
        return t.mix(0.26, behind, mirror.outputs[0])

    return material(name, build)


def leaf(name, dark, pale):
    """Leaves that let some light through; `shade` of each is on its vertices."""
    def build(t):
        colour = _mix(t, t.attribute('shade'), dark, pale)
        through = t.new('ShaderNodeBsdfTranslucent')
        t.put(_mix(t, 0.5, colour, (0.25, 0.30, 0.06)), through.inputs['Color'])
        return t.mix(0.22, t.surface(colour, 0.5, specular=0.4), through.outputs[0])

    return material(name, build)


def bark(name, dark, pale):
    def build(t):
        streaks = t.noise(1.0, 4, 0.65, _along(t, 7.0, 0.8))
        return t.surface(_mix(t, t.map(streaks, 0.42, 0.60), pale, dark), 0.85)

    return material(name, build)


def timber():
    return bark('timber', (0.07, 0.055, 0.045), (0.21, 0.175, 0.14))


def steel():
    return plain('galvanised', (0.42, 0.43, 0.44), 0.4, 0.7)
