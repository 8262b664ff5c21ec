"""One vehicle from its parts."""
import bpy
import numpy as np

from body import Body
from cabin import add_cabin
from extras import EXTRAS
from faces import vehicle
from fittings import add_emblem, add_fin, add_grille, add_handles, add_lamps, add_mirrors, add_plate, add_rear_details, add_trim
from materials import shell
from meshes import add_mesh, cached_net, move_to, place
from net import cast, mirror
from wheels import make_wheel

OPENINGS = ('glass', 'hole', 'lamp_front', 'lamp_rear')


class Vehicle:
    """A collection to place, and what cameras need to know about it."""

    def __init__(self, collection, description, body, plates):
        self.collection, self.description, self.body, self.plates = collection, description, body, plates
        self.length = description.get('length', body.x_tail - body.x_nose)
        self.height = description.get('full_height', description['height'])
        self.wheelbase = description.get('wheelbase', body.wb)
        self.nose = body.x_nose

    def objects(self):
        out = set(self.collection.all_objects)
        for o in list(out):
            if o.instance_collection:
                out |= set(o.instance_collection.all_objects)
        return out


def skin(description, body, paint, cell, prefix):
    high = (body.x_tail + 0.05, body.hw + 0.10, description['height'] + 0.08)
    p, quads, n = cached_net(body, (body.x_nose - 0.05, 0, 0.10), high, cell, ('body', description['body']), symmetric=True)
    p, n = p.astype(float), n.astype(float)
    both, quads, normals = mirror(p, quads, n)
    right, left = body.regions(p, n), body.regions(p * [1, -1, 1], n * [1, -1, 1])
    attributes = {k: np.concatenate([right[k], left[k]]) for k in right}
    opening = (np.maximum.reduce([attributes[k] for k in OPENINGS]) > -0.003)[quads].any(1)
    for see_through, chosen in ((1, opening), (0, ~opening)):    # shadow rays stop at once on the opaque part
        used, inverse = np.unique(quads[chosen], return_inverse=True)
        part = {k: v[used] for k, v in attributes.items()}
        add_mesh('shell', both[used], inverse.reshape(-1, 4), normals[used], part, shell(paint, see_through, prefix))


def make_vehicle(kind, face, paint, cell=0.007, prefix=''):
    v = vehicle(kind, face)
    body = Body(v['body'])
    before = set(bpy.context.collection.objects)
    skin(v, body, paint, cell, prefix)
    add_lamps(body, False, v['face'])
    add_lamps(body, True, v['face'])
    for grille in body.grilles:
        add_grille(body, grille)
    add_cabin(v, body)
    wheel = make_wheel(body.tr, v['rim'], v['tyre'], v['wheel'])
    base = v.get('wheelbase', body.wb)
    for x in (0, base):
        y = body.hw + v.get('inset_wheels', v.get('proud', -0.012))
        place(wheel, (x, y, body.tr - 0.004), 0, 0.3 * x + 0.4)
        place(wheel, (x, -y, body.tr - 0.004), np.pi, 0.9 + 0.5 * x)
    add_mirrors(v, paint, prefix)
    add_handles(v, body, paint, prefix)
    add_trim(v, body)
    add_rear_details(v, body)
    add_fin(v, body, paint, prefix)
    for front in (True, False):
        add_emblem(body, v['face'], front)
    plates = {}
    z = v['plate']
    at = cast(body.solid, np.array([[body.x_nose - 0.5, 0, z]]), [1, 0, 0], 1.5)[0, 0]
    plates['front'] = add_plate(at - 0.020, z, True)
    if v['rear_plate']:
        z = v['rear_plate']
        at = cast(body.solid, np.array([[body.x_tail + 0.5, 0, z]]), [-1, 0, 0], 1.5)[0, 0]
        plates['rear'] = add_plate(at + 0.016, z, False)
    for name in v.get('extras', []):
        plates.update(EXTRAS[name](v, body, paint, wheel))
    collection = bpy.data.collections.new(f'{kind} {face}')
    move_to(collection, set(bpy.context.collection.objects) - before)
    return Vehicle(collection, v, body, plates)
