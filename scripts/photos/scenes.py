"""Places and their light. Everything stands where the camera sees it, so one backdrop serves every view of a vehicle."""
import math

import bpy
import numpy as np
from mathutils import Vector

import plants
import surfaces
from materials import Nodes, material, plain
from meshes import add_mesh, box
from places import GROUNDS, PAVED, PLACES

# sun: turn from straight behind the camera (towards its left) and height in degrees, strength, colour; `exposure` in stops,
# `place_exposure` of what is behind a vehicle, where that is not the same;
# a backdrop's seed chooses one of `places`
SCENES = dict(
    morning=dict(places=('yard', 'street', 'oval', 'workshops'), sun=(52, 24, 6.6, (1.0, 0.80, 0.58)), sky=0.15, exposure=0.40),
    noon=dict(places=('shed', 'yard', 'showroom', 'oval'), sun=(-32, 58, 7.6, (1.0, 0.95, 0.88)), sky=0.13, exposure=0.05, place_exposure=-0.25),
    overcast=dict(places=('street', 'workshops', 'shed', 'showroom'), sun=(20, 70, 0.7, (1.0, 0.98, 0.95)), sky=0.95, exposure=0.25, place_exposure=0.62, grey=True),
    studio=dict(places=('studio',), sun=None, sky=0.16, exposure=0.35),
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


def wall(name, colour):
    darker = tuple(c * 0.86 for c in colour)
    return material(name, lambda t: t.surface(t.mix_colour(t.noise(0.5, 3), darker, colour), 0.7))


def blob(stage, rng, ahead, left, z, radius, flat=1.0):
    """Foliage: a ball with bumps of two sizes."""
    rows, columns = 26, 44
    a, b = np.meshgrid(np.linspace(0.03, np.pi - 0.03, rows), np.linspace(0, 2 * np.pi, columns, endpoint=False), indexing='ij')
    p = np.stack([np.sin(a) * np.cos(b), np.sin(a) * np.sin(b), np.cos(a)], -1).reshape(-1, 3)
    s = rng.random(3) * 9
    lumps = 0.16 * np.sin(p[:, 0] * 7 + s[0]) * np.sin(p[:, 1] * 6 + s[1]) * np.cos(p[:, 2] * 8 + s[2])
    p = p * radius * (1 + lumps + 0.075 * rng.standard_normal(len(p)))[:, None] * np.array([1, 1, flat])
    i, j = np.arange(rows - 1)[:, None] * columns, np.arange(columns)[None]
    quads = np.stack([i + j, i + columns + j, i + columns + (j + 1) % columns, i + (j + 1) % columns], -1).reshape(-1, 4)
    add_mesh('foliage', p + np.array(stage.at(ahead, left, z)), quads, material=plain('foliage', (0.036, 0.048, 0.020), 0.8))


def ground(stage, rng, place, size=400):
    x, y, _ = stage.at(rng.uniform(-60, 60), rng.uniform(-60, 60))    # every place has its own cracks and stains
    return box('ground', (x, y, -0.05), (size, size, 0.1), GROUNDS[place]())


def wear(stage, rng):
    """Where the ground was opened and closed again, and a cover."""
    iron = material('cover', lambda t: t.surface(t.mix_colour(t.map(t.noise(50, 2), 0.4, 0.6), (0.035, 0.032, 0.03), (0.10, 0.09, 0.08)), 0.5, 0.6))
    for left in rng.uniform(-9, 9, 2):
        stage.box('patch', rng.uniform(4.5, 12), left, 0.001, (rng.uniform(0.6, 1.1), rng.uniform(0.8, 2.2), 0.002), surfaces.asphalt(0.72, 'patch'))
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


def shown_sky(t, direction, sun):
    """The sky in the picture: pale and warm near the horizon, blue above, with soft clouds."""
    z = t.split(direction)[2]
    low = tuple(0.86 * c ** 0.45 for c in sun)
    blue = t.mix_colour(t.map(z, -0.02, 0.26), low, (0.20, 0.40, 0.82))
    flat = t.new('ShaderNodeMapping')
    t.put(direction, flat.inputs[0])
    flat.inputs['Scale'].default_value = (1, 1, 4.2)
    clouds = t.map(t.noise(3.1, 8, 0.60, flat.outputs[0]), 0.47, 0.66)
    shade = t.map(t.noise(6.0, 6, 0.6, flat.outputs[0]), 0.35, 0.65)
    return t.mix_colour(t.math('MULTIPLY', clouds, 0.85), blue, t.mix_colour(shade, (0.66, 0.69, 0.74), (1.15, 1.12, 1.07)))


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
    both = None
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
            seen, shown = t.new('ShaderNodeLightPath').outputs['Is Camera Ray'], t.new('ShaderNodeBackground')
            t.put(shown_sky(t, direction, colour), shown.inputs[0])
            both = t.mix(seen, background.outputs[0], shown.outputs[0])
        data = bpy.data.lights.new('sun', 'SUN')
        data.energy, data.angle, data.color = strength, math.radians(1.0 if not s.get('grey') else 25), colour
        o = bpy.data.objects.new('sun', data)
        bpy.context.collection.objects.link(o)
        ray = (-math.cos(turn) * math.cos(height), -math.sin(turn) * math.cos(height), -math.sin(height))
        o.rotation_euler = Vector(ray).to_track_quat('-Z', 'Y').to_euler()
    t.put(both or background.outputs[0], t.new('ShaderNodeOutputWorld').inputs[0])


def place_of(scene, seed):
    places = SCENES[scene]['places']
    return places[seed % len(places)]


def build(scene, stage, seed, distance, mirrored=False):
    """Puts up a scene and its light; gives the ground, and all objects of the place. `mirrored`: it is only seen in paint."""
    rng = np.random.default_rng([seed, list(SCENES).index(scene)])
    before = set(bpy.context.collection.objects)
    plants.forget()    # their meshes went with the scene before
    place = place_of(scene, seed)
    if place == 'studio':
        floor = studio(stage, rng)
        studio_lights(stage, distance)
    else:
        floor = ground(stage, rng, place)
        PLACES[place](stage, rng)
        if not mirrored and place in PAVED:
            wear(stage, rng)
        behind_camera(stage, rng)
    objects = [o for o in set(bpy.context.collection.objects) - before if o.type in ('MESH', 'FONT')]
    light(scene, stage)
    return floor, objects
