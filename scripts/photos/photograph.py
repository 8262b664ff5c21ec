"""Takes one picture: a vehicle as layers, or a backdrop.

  blender -b -P photograph.py -- subject --kind suv --face a --view hero --scene noon --out x
  blender -b -P photograph.py -- interior --kind car --view dash --scene overcast --out x
  blender -b -P photograph.py -- backdrop --scene noon --seed 1 --out x

Several pictures of one vehicle cost less together: view, scene, width, samples and out then are lists with commas.

Writes x.f16 (half floats, top row first, linear light scaled by the scene's exposure) and x.json. A subject has seven
channels: the picture in black paint (3), alpha (1), and what white paint adds (3). A backdrop has three."""
import argparse
import json
import os
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import bpy  # noqa: E402
import numpy as np  # noqa: E402

import cameras  # noqa: E402
import render  # noqa: E402
import scenes  # noqa: E402
from assemble import make_vehicle  # noqa: E402
from denoise import blur, denoise  # noqa: E402
from interior import CABINS, make_interior  # noqa: E402
from meshes import place  # noqa: E402
from places import parked  # noqa: E402

# how many stops more light is let in inside
EXPOSED = dict(dash=1.0, seats=0.8, odometer=1.0, boot=0.6)
BACKDROP_SCALE = 1.5    # a backdrop is wider and taller than a picture, so that it can be shifted
OTHERS = [  # what stands behind: kind, face, colour
    ('suv', 'a', (0.75, 0.75, 0.74)), ('hatch', 'b', (0.35, 0.005, 0.008)), ('ute', 'd', (0.75, 0.75, 0.74)), ('sedan', 'c', (0.30, 0.31, 0.33)),
    ('suv', 'e', (0.010, 0.045, 0.19)), ('wagon', 'e', (0.06, 0.065, 0.07)), ('hatch', 'c', (0.75, 0.75, 0.74)), ('fourByFour', 'd', (0.012, 0.012, 0.014)),
]
MAX_KINDS = 4


def log(start, *words):
    print(f'[{time.time() - start:6.1f}s {time.process_time():6.1f} cpu]', *words, flush=True)


def write(path, array, facts):
    half = np.clip(array, 0, 60000).astype('<f2')
    with open(path + '.tmp', 'wb') as f:
        f.write(half.tobytes())
    os.replace(path + '.tmp', path + '.f16')
    facts.update(width=array.shape[1], height=array.shape[0], channels=array.shape[2])
    with open(path + '.json', 'w') as f:
        json.dump(facts, f)


def interior(a, start):
    inside = make_interior(a.kind, a.view)
    for o in inside.objects():
        o.pass_index = 1
    place(inside.collection, (0, 0, 0))
    began = time.process_time()
    width = int(a.width)
    render.set_up(width, width * 2 // 3, int(a.samples))
    bpy.context.scene.cycles.diffuse_bounces = 2
    bpy.context.scene.render.film_transparent = True
    away, horizon = cameras.set_interior_view(a.view, CABINS[a.kind]['pad'] - CABINS['car']['pad'] if a.view != 'boot' else 0)
    camera = bpy.context.scene.camera
    floor, objects = scenes.build(a.scene, scenes.Stage(camera.location, away), 1, 1.0, mirrored=True)
    for o in [floor, *objects]:
        o.visible_camera = o.visible_shadow = False
    render.whole()
    passes = render.render()
    log(start, 'rendered')
    layers = separate(passes, a.denoise)
    gain = 2.0 ** (scenes.SCENES[a.scene]['exposure'] + EXPOSED[a.view])
    layers[..., :3] *= gain
    layers[..., 4:] *= gain
    plates = cameras.picture_points(inside.plates['front']) if inside.plates else None
    write(a.out, layers, dict(kind=a.kind, face='', view=a.view, scene=a.scene, horizon=horizon, plate=plates, behind=2.0 ** EXPOSED[a.view], seconds=round(time.process_time() - began, 1)))


def bounds(alpha, margin=6):
    rows, columns = np.where(alpha.max(1) > 0.004)[0], np.where(alpha.max(0) > 0.004)[0]
    h, w = alpha.shape
    return max(rows[0] - margin, 0), min(rows[-1] + margin, h), max(columns[0] - margin, 0), min(columns[-1] + margin, w)


def subject(a, start):
    vehicle = make_vehicle(a.kind, a.face, dict(colour=None), a.cell)
    for o in vehicle.objects():
        o.pass_index = 1
    place(vehicle.collection, (0, 0, 0))
    log(start, 'vehicle')
    kept = set(bpy.context.scene.collection.objects)
    for view, scene, width, samples, out in zip(*(each.split(',') for each in (a.view, a.scene, a.width, a.samples, a.out))):
        for o in set(bpy.context.scene.collection.objects) - kept:
            bpy.data.objects.remove(o)
        render.set_up(int(width), int(width) * 2 // 3, int(samples))
        picture(a, vehicle, view, scene, out, start)
        log(start, 'picture', view, scene)


def close_gaps(car, reach=4):
    """Panes in full: the index is that of the first sample only, and some go through two panes and hit nothing."""
    out = car.astype(np.float32)
    grown = blur(out, reach) > 0.005
    return car | (blur((~grown).astype(np.float32), reach) < 0.005)


def separate(passes, strength):
    """The seven channels from a render in white paint."""
    image, alpha = passes['image'][..., :3], passes['image'][..., 3:]
    car = close_gaps(passes['index'][..., :1] > 0.5)
    for axis in (0, 1):    # edges belong to the vehicle
        car = car | np.roll(car, 1, axis) | np.roll(car, -1, axis)
    diffuse = (passes['direct'] + passes['indirect'])[..., :3] * passes['colour'][..., :3]
    paint = np.where((passes['paint'][..., :1] > 0.02) & car, np.minimum(diffuse, np.maximum(image, 0)), 0)
    black = np.where(car, image - paint, 0)
    if strength > 0:
        shown = np.repeat(alpha, 3, 2)
        black, paint, shown = denoise([black, paint, shown], passes['albedo'][..., :3], passes['normal'][..., :3], strength=strength)
        alpha = np.where(car, shown[..., :1], alpha)
    # on the ground there is only shadow: smooth it among itself
    share = (~car).astype(np.float32)
    total = alpha * share
    for _ in range(2):
        total, share = blur(total, 2), blur(share, 2)
    alpha = np.where(car, alpha, 0.95 * total / np.maximum(share, 1e-4))
    return np.concatenate([np.where(car, np.maximum(black, 0), 0), np.clip(alpha, 0, 1), np.where(car, np.maximum(paint, 0), 0)], 2)


def picture(a, vehicle, view, scene, out, start):
    began = time.process_time()
    bpy.context.scene.render.film_transparent = True
    away, horizon = cameras.set_view(view, vehicle)
    camera = bpy.context.scene.camera
    centre = np.array([vehicle.nose + vehicle.length / 2, 0])
    distance = float(np.linalg.norm(centre - np.array(camera.location[:2])))
    floor, objects = scenes.build(scene, scenes.Stage(camera.location, away), 1, distance, mirrored=True)
    for o in objects:    # the place is only mirrored: its shadows belong to the backdrop
        o.visible_camera = o.visible_shadow = o.visible_diffuse = False
    floor.visible_camera, floor.is_shadow_catcher = True, True
    seen = cameras.picture_points(cameras.corners(vehicle)) if view in cameras.VIEWS else None
    if seen:
        xs, ys = [p[0] for p in seen], [p[1] for p in seen]
        render.crop((max(min(xs) - 0.13, 0), max(min(ys) - 0.04, 0), min(max(xs) + 0.13, 1), min(max(ys) + 0.07, 1)))
    else:
        render.whole()
    gain = 2.0 ** scenes.SCENES[scene]['exposure']
    passes = render.render()
    log(start, 'rendered')
    image = passes['image']
    top, bottom, left, right = bounds(image[..., 3])
    passes = {k: v[top:bottom, left:right] for k, v in passes.items()}
    layers = np.zeros((*image.shape[:2], 7), np.float32)
    layers[top:bottom, left:right] = separate(passes, a.denoise)
    layers[..., :3] *= gain
    layers[..., 4:] *= gain
    log(start, 'denoised')
    plates = {}
    for side in ('front', 'rear'):
        if side in vehicle.plates and side == ('rear' if view in ('rear34', 'rear') else 'front') and view not in ('side', 'wheel', 'lamp'):
            plates = cameras.picture_points(vehicle.plates[side])
    write(out, layers, dict(kind=a.kind, face=a.face, view=view, scene=scene, horizon=round(horizon, 5), plate=plates or None, seconds=round(time.process_time() - began, 1)))


def backdrop(a, start):
    rng = np.random.default_rng([a.seed, 100, list(scenes.SCENES).index(a.scene)])
    width = int(a.width)
    render.set_up(int(width * BACKDROP_SCALE), int(width * 2 // 3 * BACKDROP_SCALE), int(a.samples))
    camera = cameras.new_camera((0, 0, cameras.EYE), 0.0, cameras.FOCAL)
    camera.data.sensor_width = cameras.SENSOR * BACKDROP_SCALE
    camera.data.shift_y = -0.10
    stage = scenes.Stage((0, 0), (1, 0))
    scenes.build(a.scene, stage, a.seed, 7.5)
    where = scenes.place_of(a.scene, a.seed)
    chosen = [OTHERS[i] for i in rng.permutation(len(OTHERS))[:MAX_KINDS]]
    made = [make_vehicle(kind, face, dict(colour=colour), 0.014, f'behind{i} ') for i, (kind, face, colour) in enumerate(chosen)]
    for i, (ahead, left, turn) in enumerate(parked(where, rng)):
        place(made[i % len(made)].collection, stage.at(ahead, left), turn)
    log(start, 'backdrop set')
    passes = render.render()
    image = passes['image']
    light = scenes.SCENES[a.scene]
    lit = image[..., :3] * 2.0 ** light.get('place_exposure', light['exposure'])
    # what surfaces are made of is known without noise: only the light on them is smoothed
    made_of = np.maximum(passes['albedo'][..., :3], 0.03)
    (falling,) = denoise([lit / made_of], passes['albedo'][..., :3], passes['normal'][..., :3], reach=1, strength=a.denoise * 0.7)
    lit = falling * made_of
    h = image.shape[0]
    aspect = image.shape[0] / image.shape[1]
    write(a.out, lit, dict(scene=a.scene, seed=a.seed, horizon=round(0.5 + camera.data.shift_y / aspect, 5), scale=BACKDROP_SCALE))
    log(start, 'backdrop', h)


def main():
    start = time.time()
    parser = argparse.ArgumentParser()
    add = parser.add_argument
    add('what', choices=['subject', 'interior', 'backdrop'])
    add('--kind', default='suv')
    add('--face', default='a')
    add('--view', default='hero')
    add('--scene', default='noon')
    add('--out', required=True)
    add('--seed', type=int, default=1)
    add('--width', default='1080')
    add('--samples', default='12')
    add('--cell', type=float, default=0.010)
    add('--denoise', type=float, default=1.0)
    a = parser.parse_args(sys.argv[sys.argv.index('--') + 1 :])
    a.out = ','.join(os.path.abspath(o) for o in a.out.split(','))
    bpy.ops.wm.read_factory_settings(use_empty=True)
    dict(subject=subject, interior=interior, backdrop=backdrop)[a.what](a, start)


if __name__ == '__main__':
    main()
