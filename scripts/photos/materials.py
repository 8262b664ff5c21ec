"""Materials, built from Blender's shader nodes."""
import bpy


class Nodes:
    """A node tree with short ways to say what is needed."""

    # panes shine in their own tint and hide what is behind them: forms.py tells them so from everything else
    panes_shine = False

    def __init__(self, tree):
        self.tree, self.nodes, self.links = tree, tree.nodes, tree.links
        self._object = None

    def new(self, kind, **settings):
        node = self.nodes.new(kind)
        for name, value in settings.items():
            setattr(node, name, value)
        return node

    def put(self, value, socket):
        if isinstance(value, bpy.types.NodeSocket):
            self.links.new(value, socket)
        elif isinstance(value, tuple) and len(value) == 3 and len(socket.default_value) == 4:
            socket.default_value = (*value, 1)
        else:
            socket.default_value = value

    def math(self, operation, *values):
        node = self.new('ShaderNodeMath', operation=operation)
        for value, socket in zip(values, node.inputs):
            self.put(value, socket)
        return node.outputs[0]

    def map(self, value, low, high, to_low=0.0, to_high=1.0):
        node = self.new('ShaderNodeMapRange', interpolation_type='SMOOTHSTEP')
        for v, socket in zip((value, low, high, to_low, to_high), node.inputs):
            self.put(v, socket)
        return node.outputs[0]

    def attribute(self, name):
        return self.new('ShaderNodeAttribute', attribute_name=name).outputs['Fac']

    def mix(self, factor, a, b):
        node = self.new('ShaderNodeMixShader')
        for v, socket in zip((factor, a, b), node.inputs):
            self.put(v, socket)
        return node.outputs[0]

    def mix_colour(self, factor, a, b):
        node = self.new('ShaderNodeMixRGB')
        for v, socket in zip((factor, a, b), node.inputs):
            self.put(v, socket)
        return node.outputs[0]

    def surface(self, colour=(0.5, 0.5, 0.5), rough=0.5, metal=0.0, coat=0.0, specular=0.5, normal=None, emit=None, strength=0):
        node = self.new('ShaderNodeBsdfPrincipled')
        values = {'Base Color': colour, 'Roughness': rough, 'Metallic': metal, 'Clearcoat': coat, 'Specular': specular}
        for name, value in values.items():
            self.put(value, node.inputs[name])
        if normal is not None:
            self.put(normal, node.inputs['Normal'])
        if emit:
            self.put(emit, node.inputs['Emission'])
            self.put(strength, node.inputs['Emission Strength'])
        return node.outputs[0]

    def bump(self, height, distance=0.01, strength=1.0, normal=None):
        node = self.new('ShaderNodeBump')
        node.inputs['Distance'].default_value, node.inputs['Strength'].default_value = distance, strength
        self.put(height, node.inputs['Height'])
        if normal is not None:
            self.put(normal, node.inputs['Normal'])
        return node.outputs[0]

    def noise(self, scale, detail=2.0, rough=0.5, vector=None):
        node = self.new('ShaderNodeTexNoise')
        for name, v in (('Scale', scale), ('Detail', detail), ('Roughness', rough), ('Vector', vector or self.position())):
            self.put(v, node.inputs[name])
        return node.outputs['Fac']

    def position(self):
        if self._object is None:
            self._object = self.new('ShaderNodeTexCoord').outputs['Object']
        return self._object

    def split(self, vector):
        node = self.new('ShaderNodeSeparateXYZ')
        self.put(vector, node.inputs[0])
        return node.outputs

    def pane(self, tint, ior=1.7):
        """A thin pane: what is behind it in a tint, and what it mirrors."""
        if self.panes_shine:
            shining = self.new('ShaderNodeEmission')
            self.put(tint, shining.inputs[0])
            both = self.new('ShaderNodeAddShader')
            self.put(shining.outputs[0], both.inputs[0])
            self.put(self.new('ShaderNodeBsdfDiffuse').outputs[0], both.inputs[1])
            return both.outputs[0]
        through = self.new('ShaderNodeBsdfTransparent')
        self.put(tint, through.inputs[0])
        mirror = self.new('ShaderNodeBsdfGlossy')
        mirror.inputs['Roughness'].default_value = 0.0
        fresnel = self.new('ShaderNodeFresnel')
        fresnel.inputs[0].default_value = ior
        inside = self.new('ShaderNodeNewGeometry').outputs['Backfacing']
        return self.mix(self.mix_colour(inside, fresnel.outputs[0], (0.10, 0.10, 0.10)), through.outputs[0], mirror.outputs[0])


_made = {}


def forget():
    _made.clear()


def material(name, build):
    """The material of that name, built at its first use."""
    if name not in _made:
        m = bpy.data.materials.new(name)
        m.use_nodes = True
        nodes = Nodes(m.node_tree)
        nodes.nodes.clear()
        nodes.put(build(nodes), nodes.new('ShaderNodeOutputMaterial').inputs[0])
        _made[name] = m
    return _made[name]


def plain(name, colour, rough, metal=0.0, coat=0.0, **rest):
    return material(name, lambda t: t.surface(colour, rough, metal, coat, **rest))


def plastic():
    return material('plastic', lambda t: t.surface((0.020, 0.020, 0.021), 0.52, normal=t.bump(t.noise(900, 1), 0.0006, 0.5)))


def chrome():
    return plain('chrome', (0.75, 0.76, 0.78), 0.06, 1.0)


def satin():
    return plain('satin', (0.45, 0.46, 0.48), 0.28, 1.0)


def gloss():
    return plain('gloss', (0.006, 0.006, 0.007), 0.08, 0, 0.5)


def dark():
    return plain('dark', (0.008, 0.008, 0.009), 0.7)


def steel_frame():
    return plain('frame', (0.014, 0.014, 0.015), 0.5)


def aluminium():
    return plain('aluminium', (0.52, 0.53, 0.54), 0.38, 0.85)


def rubber():
    return plain('rubber', (0.012, 0.012, 0.0125), 0.6)


TRIM = dict(black=gloss, chrome=chrome, satin=satin, plastic=plastic)


PAINT_PASS = 'paint'


def paint_shader(t, paint, normal):
    """Base coat and lacquer. The base coat is the only thing that scatters diffusely where a vehicle is painted, so one
    render tells what the paint adds. It darkens towards the edges as metallic paint does; with the colour None it is white
    to the camera and grey to everything that mirrors it."""
    facing = t.new('ShaderNodeLayerWeight')
    facing.inputs['Blend'].default_value = 0.5
    t.put(normal, facing.inputs['Normal'])
    level = t.map(facing.outputs['Facing'], 0.0, 0.95, 1.0, 0.62)
    colour = paint['colour']
    if colour is None:
        seen = t.new('ShaderNodeLightPath').outputs['Is Camera Ray']
        colour = t.mix_colour(seen, (0.18, 0.18, 0.18), (1.0, 1.0, 1.0))
    base = t.new('ShaderNodeBsdfDiffuse')
    t.put(t.mix_colour(level, (0, 0, 0), colour), base.inputs['Color'])
    t.put(normal, base.inputs['Normal'])
    lacquer = t.new('ShaderNodeBsdfGlossy', distribution='GGX')
    lacquer.inputs['Roughness'].default_value = 0.03
    t.put(normal, lacquer.inputs['Normal'])
    fresnel = t.new('ShaderNodeFresnel')
    fresnel.inputs[0].default_value = 1.58
    t.put(normal, fresnel.inputs['Normal'])
    # orange peel and dust keep real lacquer from being a perfect mirror at the edge
    return t.mix(t.math('MINIMUM', fresnel.outputs[0], 0.5), base.outputs[0], lacquer.outputs[0])


def mark_paint(t, share):
    """Tells the paint pass how much of a point is painted."""
    node = t.new('ShaderNodeOutputAOV')
    node.name = PAINT_PASS
    t.put(share, node.inputs['Value'])


def painted(name, paint):
    def build(t):
        mark_paint(t, 1.0)
        return paint_shader(t, paint, t.new('ShaderNodeNewGeometry').outputs['Normal'])

    return material(name, build)


def shell(paint, see_through, prefix=''):
    """The body's skin. Regions and shut lines are distances on its vertices, so their edges are sharp at any size."""

    def build(t):
        distance = t.math('MINIMUM', t.math('ABSOLUTE', t.attribute('gap_a')), t.math('ABSOLUTE', t.attribute('gap_b')))
        gap = t.map(distance, 0.0020, 0.0036, 1, 0)
        height = t.map(distance, 0.0015, 0.0075)
        height = t.math('ADD', height, t.math('MULTIPLY', t.map(t.attribute('clad'), -0.003, 0.006), -0.8))
        height = t.math('ADD', height, t.math('MULTIPLY', t.map(t.attribute('black'), -0.003, 0.005), -0.9))
        normal = t.bump(height, 0.004, 1.0)
        inside = lambda name, e=0.0007: t.map(t.attribute(name), -e, e)
        out = paint_shader(t, paint, normal)
        out = t.mix(inside('clad'), out, t.surface((0.022, 0.022, 0.023), 0.48, normal=t.bump(t.noise(700, 1), 0.0005, 0.6, normal)))
        # rubber round the panes, then the black of the posts
        edge = t.math('LESS_THAN', t.math('ABSOLUTE', t.math('SUBTRACT', t.attribute('black'), 0.005)), 0.005)
        black = t.mix(edge, t.surface((0.004, 0.004, 0.005), 0.09, coat=0.4), t.surface((0.012, 0.012, 0.012), 0.55, specular=0.3))
        out = t.mix(inside('black'), out, black)
        out = t.mix(gap, out, t.surface((0.003, 0.003, 0.003), 0.9, specular=0.1))
        out = t.mix(inside('liner'), out, t.surface((0.016, 0.016, 0.017), 0.6, normal=t.bump(t.noise(260, 2), 0.0012, 0.6)))
        bare = t.math('MAXIMUM', t.math('MAXIMUM', inside('clad'), inside('black')), t.math('MAXIMUM', inside('well', 0.002), inside('liner')))
        if see_through:
            lamps = t.math('MAXIMUM', inside('lamp_front'), inside('lamp_rear'))
            bare = t.math('MAXIMUM', bare, t.math('MAXIMUM', lamps, inside('hole')))
        mark_paint(t, t.math('SUBTRACT', 1.0, bare))
        wheel_well = t.surface((0.010, 0.010, 0.010), 0.9, specular=0.2)
        if not see_through:
            return t.mix(inside('well', 0.002), out, wheel_well)
        tint = t.mix_colour(t.attribute('tinted'), (0.62, 0.68, 0.65), (0.13, 0.14, 0.145))
        out = t.mix(inside('glass'), out, t.pane(tint))
        out = t.mix(inside('lamp_front'), out, t.pane((0.93, 0.95, 0.97), 1.5))
        red = t.mix_colour(t.map(t.attribute('lamp_rear'), 0.0, 0.012), (0.10, 0.004, 0.004), (0.62, 0.022, 0.02))
        out = t.mix(inside('lamp_rear'), out, t.pane(red, 1.55))
        out = t.mix(inside('well', 0.002), out, wheel_well)
        out = t.mix(inside('hole'), out, t.new('ShaderNodeBsdfTransparent').outputs[0])
        open_ = t.math('MAXIMUM', t.math('MAXIMUM', inside('glass'), inside('hole')), t.math('MAXIMUM', inside('lamp_front'), inside('lamp_rear')))
        lining = t.mix(open_, t.surface((0.035, 0.034, 0.033), 0.85, specular=0.2), out)
        return t.mix(t.new('ShaderNodeNewGeometry').outputs['Backfacing'], out, lining)

    return material(f'{prefix}shell{see_through}', build)
