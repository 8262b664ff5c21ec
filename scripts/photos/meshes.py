"""Blender objects from arrays, profiles and boxes."""
import hashlib
import math
import os

import bpy
import numpy as np
from mathutils import Matrix

import net
from field import densify, round_polygon

CACHE = os.environ.get('PHOTOS_CACHE', os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', '.data', 'photos', 'meshes'))


def add_mesh(name, points, quads, normals=None, attributes=None, material=None, smooth=True):
    mesh = bpy.data.meshes.new(name)
    points, quads = np.asarray(points, np.float32), np.asarray(quads, np.int32)
    corners = quads.shape[1]
    mesh.vertices.add(len(points))
    mesh.vertices.foreach_set('co', points.ravel())
    mesh.loops.add(quads.size)
    mesh.loops.foreach_set('vertex_index', quads.ravel())
    mesh.polygons.add(len(quads))
    mesh.polygons.foreach_set('loop_start', np.arange(0, quads.size, corners, dtype=np.int32))
    mesh.polygons.foreach_set('loop_total', np.full(len(quads), corners, np.int32))
    if smooth:
        mesh.polygons.foreach_set('use_smooth', np.ones(len(quads), bool))
    mesh.update(calc_edges=True)
    for key, values in (attributes or {}).items():
        mesh.attributes.new(key, 'FLOAT', 'POINT').data.foreach_set('value', np.asarray(values, np.float32))
    if normals is not None:
        mesh.use_auto_smooth = True
        mesh.normals_split_custom_set_from_vertices(normals)
    return link(name, mesh, material)


def link(name, data, material=None):
    o = bpy.data.objects.new(name, data)
    bpy.context.collection.objects.link(o)
    if material:
        data.materials.append(material)
    return o


def add_mirrored(name, points, quads, normals, material, attributes=None):
    p, q, n = net.mirror(points, quads, normals)
    both = {k: np.concatenate([v, v]) for k, v in (attributes or {}).items()}
    return add_mesh(name, p, q, n, both, material)


def cached_net(f, low, high, cell, tag, symmetric=False):
    """A surface net from a folder of finished ones; `tag` is everything that the function depends on."""
    here = os.path.dirname(os.path.abspath(__file__))
    source = b''.join(open(os.path.join(here, n), 'rb').read().split(b'# ---- regions')[0] for n in ('field.py', 'net.py', 'body.py'))
    path = os.path.join(CACHE, hashlib.md5(repr((tag, cell)).encode() + source).hexdigest() + '.npz')
    if os.path.exists(path):
        known = np.load(path)
        return known['p'], known['q'], known['n']
    p, q, n = net.surface_net(f, low, high, cell, symmetric)
    os.makedirs(CACHE, exist_ok=True)
    unfinished = f'{path}.{os.getpid()}.npz'
    np.savez(unfinished, p=p.astype(np.float32), q=q.astype(np.int32), n=n.astype(np.float32))
    os.replace(unfinished, path)
    return p, q, n


def sweep(name, path, up, profile, material, closed=False, both_sides=True, smooth=True):
    """A profile drawn along a path; `up` is where the profile's second axis points."""
    path, up = np.asarray(path, float), np.asarray(up, float)
    n, m = len(path), len(profile)
    along = np.roll(path, -1, 0) - np.roll(path, 1, 0) if closed else np.gradient(path, axis=0)
    along /= np.linalg.norm(along, axis=1, keepdims=True) + 1e-12
    normal = up - along * (up * along).sum(1, keepdims=True)
    normal /= np.linalg.norm(normal, axis=1, keepdims=True) + 1e-12
    across = np.cross(along, normal)
    points = np.concatenate([path[:, None] + a * across[:, None] + b * normal[:, None] for a, b in profile], 1).reshape(-1, 3)
    i, j = np.arange(n if closed else n - 1)[:, None] * m, np.arange(m)[None]
    i2, j2 = (i + m) % (n * m), (j + 1) % m
    quads = np.stack([i + j, i + j2, i2 + j2, i2 + j], -1).reshape(-1, 4)
    if both_sides:
        quads = np.vstack([quads, quads[:, ::-1] + len(points)])
        points = np.vstack([points, points * [1, -1, 1]])
    o = add_mesh(name, points, quads, material=material, smooth=smooth)
    if smooth:
        o.data.use_auto_smooth, o.data.auto_smooth_angle = True, 0.7
    return o


def round_profile(radius, n=8, wide=1.0, tall=1.0):
    a = np.arange(n) / n * 2 * np.pi
    return list(zip(radius * wide * np.cos(a), radius * tall * np.sin(a)))


def flat_profile(wide, tall, corner=0.25):
    w, h = wide / 2, tall / 2
    k = min(w, h) * corner
    return [(-w + k, -h), (w - k, -h), (w, -h + k), (w, h - k), (w - k, h), (-w + k, h), (-w, h - k), (-w, -h + k)]


_FACES = [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]


def box(name, centre, size, material, bevel=0.0, turn=None):
    x, y, z = (s / 2 for s in size)
    points = [(-x, -y, -z), (x, -y, -z), (x, y, -z), (-x, y, -z), (-x, -y, z), (x, -y, z), (x, y, z), (-x, y, z)]
    o = add_mesh(name, points, _FACES, material=material, smooth=bool(bevel))
    o.location = centre
    if turn:
        o.rotation_euler = turn
    if bevel:
        m = o.modifiers.new('bevel', 'BEVEL')
        m.width, m.segments = bevel, 3
        o.data.use_auto_smooth = True
    return o


def lathe(name, profile, material, n=96, centre=(0, 0, 0)):
    """A profile (radius, y) turned about the y axis."""
    a, pr = np.arange(n) / n * 2 * np.pi, np.array(profile)
    rings = [pr[None, :, 0] * np.cos(a)[:, None], np.broadcast_to(pr[None, :, 1], (n, len(pr))), pr[None, :, 0] * np.sin(a)[:, None]]
    m = len(pr)
    i, j = np.arange(n)[:, None] * m, np.arange(m - 1)[None]
    i2 = (i + m) % (n * m)
    quads = np.stack([i + j, i + j + 1, i2 + j + 1, i2 + j], -1).reshape(-1, 4)
    o = add_mesh(name, np.stack(rings, -1).reshape(-1, 3) + np.array(centre), quads, material=material)
    o.data.use_auto_smooth, o.data.auto_smooth_angle = True, 0.6
    return o


def torus(name, centre, major, minor, material, turn=(0, 0, 0), stretch=(1, 1, 1)):
    a = np.linspace(0, 2 * np.pi, 56, endpoint=False)
    ring = np.stack([major * np.cos(a), major * np.sin(a), 0 * a], 1)
    up = np.tile([0, 0, 1.0], (56, 1))
    o = sweep(name, ring, up, round_profile(minor, 10), material, True, both_sides=False)
    o.location, o.rotation_euler, o.scale = centre, turn, stretch
    return o


def disc(name, centre, radius, depth, material, turn=(0, 0, 0), stretch=(1, 1, 1)):
    """A flat cylinder whose axis is z before it is turned."""
    o = lathe(name, [(0.0005, depth / 2), (radius, depth / 2), (radius, -depth / 2), (0.0005, -depth / 2)], material, 48)
    o.data.transform(_UPRIGHT)
    o.location, o.rotation_euler, o.scale = centre, turn, stretch
    return o


def ball(name, centre, radius, material):
    a = np.linspace(0.02, math.pi - 0.02, 20)
    return lathe(name, np.stack([radius * np.sin(a), radius * np.cos(a)], 1), material, 36, centre)


def rounded_path(polygon, radius, spacing=0.012):
    return densify(round_polygon(polygon, radius), spacing)


def grid_quads(rows, columns):
    index = np.arange(rows * columns).reshape(rows, columns)
    return np.stack([index[:-1, :-1], index[1:, :-1], index[1:, 1:], index[:-1, 1:]], -1).reshape(-1, 4)


def place(collection, location, turn_z=0.0, turn_y=0.0):
    """One more of what a collection holds."""
    e = bpy.data.objects.new('instance', None)
    e.instance_type, e.instance_collection = 'COLLECTION', collection
    e.location, e.rotation_euler = location, (0, turn_y, turn_z)
    bpy.context.collection.objects.link(e)
    return e


def move_to(collection, objects):
    for o in objects:
        for c in list(o.users_collection):
            c.objects.unlink(o)
        collection.objects.link(o)



_UPRIGHT = Matrix.Rotation(math.pi / 2, 4, 'X')
