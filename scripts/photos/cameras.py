"""Where photographs are taken from.

Cameras are level and shifted, as for buildings: uprights stay upright, and a backdrop taken from the same height fits
every vehicle, however far away it stands, once the horizons are aligned."""
import math

import bpy
import numpy as np
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

EYE = 1.42
FOCAL = 58
SENSOR = 36

# turn from the nose in degrees (towards the vehicle's left), share of the width and height that the vehicle may fill
VIEWS = dict(
    hero=(33, 0.89, 0.74), heroRight=(-36, 0.88, 0.74), rear34=(147, 0.89, 0.74), side=(90, 0.92, 0.74), front=(4, 0.66, 0.78), rear=(177, 0.66, 0.78),
)
# close-ups: turn, distance, height, focal length
CLOSE_UPS = dict(wheel=(54, 2.6, 0.62, 75), lamp=(30, 2.5, 0.98, 75))

# inside: where the camera stands, what it looks at, focal length
INTERIORS = dict(
    dash=((1.86, -0.10, 1.24), (0.75, 0.06, 0.86), 23),
    seats=((0.72, -1.42, 1.12), (1.55, 0.05, 0.66), 26),
    odometer=((1.36, 0.36, 1.12), (0.81, 0.37, 0.955), 56),
    boot=((2.02, -0.18, 1.40), (0.42, 0.0, 0.76), 33),
)


def new_camera(location, heading, focal, pitch=0.0):
    data = bpy.data.cameras.new('camera')
    o = bpy.data.objects.new('camera', data)
    bpy.context.scene.collection.objects.link(o)
    o.location = location
    o.rotation_euler = (math.pi / 2 + pitch, 0, heading - math.pi / 2)
    data.lens, data.sensor_width, data.clip_start = focal, SENSOR, 0.05
    bpy.context.scene.camera = o
    return o


def corners(vehicle):
    """Points that span what is seen of a vehicle."""
    b, half = vehicle.body, vehicle.body.hw
    x0, x1, top = vehicle.nose, vehicle.nose + vehicle.length, vehicle.height
    out = [(x, s * half * 0.86, z) for x in (x0 + 0.02, x1 - 0.02) for s in (1, -1) for z in (0.25, min(0.95, top))]
    out += [(x, s * half, 0) for x in (0, vehicle.wheelbase) for s in (1, -1)]
    mx, my, mz = vehicle.description['mirror']
    out += [(mx, s * (my + 0.2), mz) for s in (1, -1)]
    tall = vehicle.description.get('full_height')
    ends = (x0 + 0.6, x1) if tall else (max(b.xw1, x0 + 0.3), min(b.xr1, x1 - 0.2))
    return out + [(x, s * half * 0.8, top) for x in ends for s in (1, -1)]


def set_view(name, vehicle):
    """Sets the camera; gives the direction it looks, and the height of the horizon in the picture (0 top, 1 bottom)."""
    scene = bpy.context.scene
    if name in CLOSE_UPS:
        turn, distance, height, focal = CLOSE_UPS[name]
        b = vehicle.body
        target = Vector((0.04, -b.hw, b.tr + 0.06)) if name == 'wheel' else Vector((b.x_nose + 0.2, -0.56, vehicle.description['lamp_z']))
        a = math.radians(turn)
        away = Vector((math.cos(a), math.sin(a), 0))
        at = target - away * distance
        at.z = height
        pitch = math.atan2(target.z - height, distance)
        camera = new_camera(at, math.atan2(away.y, away.x), focal, pitch)
        camera.data.dof.use_dof, camera.data.dof.aperture_fstop = True, 5.0
        camera.data.dof.focus_distance = (target - at).length
        return np.array(away[:]), 0.2
    turn, wide, tall = VIEWS[name]
    a = math.radians(turn)
    away = Vector((math.cos(a), math.sin(a), 0))
    centre = Vector((vehicle.nose + vehicle.length / 2, 0, 0))
    camera = new_camera((0, 0, 0), math.atan2(away.y, away.x), FOCAL)
    points, distance = [Vector(p) for p in corners(vehicle)], 8.0
    for _ in range(12):
        camera.location = centre - away * distance
        camera.location.z = EYE
        camera.data.shift_x = camera.data.shift_y = 0
        bpy.context.view_layer.update()
        seen = np.array([world_to_camera_view(scene, camera, p)[:2] for p in points])
        low, high = seen.min(0), seen.max(0)
        distance *= max((high - low)[0] / wide, (high - low)[1] / tall) ** 0.9
    middle = (low + high) / 2
    aspect = scene.render.resolution_y / scene.render.resolution_x
    camera.data.shift_x = middle[0] - 0.5
    camera.data.shift_y = (middle[1] - 0.5 + 0.015) * aspect
    bpy.context.view_layer.update()
    return np.array(away[:]), 0.5 + camera.data.shift_y / aspect


def set_interior_view(name, lift=0.0):
    """As set_view, for a set of interior.py that lies `lift` higher."""
    at, target, focal = (Vector(p) if i < 2 else p for i, p in enumerate(INTERIORS[name]))
    at.z, target.z = at.z + lift, target.z + lift
    away = target - at
    flat = math.hypot(away.x, away.y)
    new_camera(at, math.atan2(away.y, away.x), focal, math.atan2(away.z, flat))
    bpy.context.view_layer.update()
    return np.array([away.x / flat, away.y / flat, 0]), 0.30


def picture_points(points):
    """Where points appear, as shares of width and height from the upper left."""
    scene = bpy.context.scene
    out = [world_to_camera_view(scene, scene.camera, Vector(p)) for p in points]
    return [[round(p[0], 5), round(1 - p[1], 5)] for p in out] if all(p[2] > 0 for p in out) else None
