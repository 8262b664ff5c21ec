"""What makes a cab a truck, and an off-roader one: trays, boxes, a coach body, steps, a spare wheel."""
import math

import numpy as np

from field import box_distance, smooth_max
from fittings import add_plate
from materials import aluminium, gloss, material, paint_shader, plain, plastic, steel_frame
from meshes import add_mesh, box, cached_net, disc, flat_profile, place, rounded_path, round_profile, sweep


def red():
    return plain('lamp red', (0.35, 0.006, 0.006), 0.15, 0, 0.5)


def amber():
    return plain('lamp amber', (0.7, 0.22, 0.01), 0.2)


def tray(x0, x1, half, floor, sides, wheelbase):
    """An aluminium tray with drop sides and a headboard."""
    al, dark, long, xm = aluminium(), steel_frame(), x1 - x0, (x0 + x1) / 2
    for s in (1, -1):
        for i in range(sides):
            part = long / sides - 0.012
            xc = x0 + long * (i + 0.5) / sides
            box('side', (xc, s * half, floor + 0.17), (part, 0.028, 0.30), al, 0.008)
            for zz in (0.07, 0.16, 0.25):
                box('rib', (xc, s * (half + 0.016), floor + zz), (part - 0.02, 0.012, 0.022), al, 0.004)
            for xx in (xc - part * 0.36, xc + part * 0.36):
                box('latch', (xx, s * (half + 0.024), floor + 0.05), (0.035, 0.02, 0.09), plastic(), 0.004)
        for i in range(1, sides):
            box('post', (x0 + long * i / sides, s * (half + 0.008), floor + 0.17), (0.05, 0.04, 0.33), dark, 0.006)
        box('edge', (xm, s * half, floor - 0.03), (long, 0.05, 0.08), al, 0.008)
        box('guard', (wheelbase, s * (half - 0.15), floor - 0.12), (1.0, 0.26, 0.012), dark, 0.004)
        box('mud flap', (wheelbase + 0.50, s * (half - 0.15), 0.52), (0.012, 0.26, 0.42), dark)
        box('tail lamp', (x1 + 0.02, s * (half - 0.20), floor - 0.10), (0.04, 0.32, 0.10), red(), 0.01)
        box('tail lamp', (x1 + 0.022, s * (half - 0.07), floor - 0.10), (0.04, 0.07, 0.10), amber(), 0.01)
        box('marker', (x0 + 0.5, s * (half + 0.03), floor - 0.05), (0.05, 0.012, 0.03), amber(), 0.004)
        for i in range(5):
            box('cross bearer', (x0 + long * (i + 0.5) / 5, s * half * 0.55, floor - 0.07), (0.05, half * 0.8, 0.08), dark)
    box('floor', (xm, 0, floor), (long, 2 * half, 0.035), al, 0.006)
    box('tailboard', (x1, 0, floor + 0.17), (0.028, 2 * half, 0.30), al, 0.008)
    tall = 0.86
    for y in np.linspace(-half + 0.04, half - 0.04, 5):
        box('headboard post', (x0, y, floor + tall / 2), (0.04, 0.04, tall), al, 0.01)
    for z in (0.30, 0.58, tall):
        box('headboard rail', (x0, 0, floor + z), (0.045, 2 * half - 0.04, 0.045), al, 0.012)
    box('headboard', (x0 + 0.005, 0, floor + 0.15), (0.02, 2 * half - 0.06, 0.30), al, 0.004)


def frame(x0, x1, wheelbase, height, half):
    """The ladder under a cab chassis, with tank, axle and springs."""
    dark = steel_frame()
    for s in (1, -1):
        box('rail', ((x0 + x1) / 2, s * half, height), (x1 - x0, 0.07, 0.20), dark, 0.01)
        box('spring', (wheelbase, s * half * 1.35, 0.46), (1.1, 0.07, 0.06), dark, 0.02)
        box('bracket', (wheelbase - 0.5, s * half * 1.25, 0.58), (0.10, 0.06, 0.22), dark, 0.01)
        box('bracket', (wheelbase + 0.5, s * half * 1.25, 0.58), (0.10, 0.06, 0.22), dark, 0.01)
        box('tank', (x0 + (1.05 if s > 0 else 1.25), s * (half + 0.26), 0.62), (0.85 if s > 0 else 0.50, 0.32, 0.34), aluminium() if s > 0 else dark, 0.05)
    for x in np.linspace(x0 + 0.2, x1 - 0.05, 6):
        box('cross member', (x, 0, height), (0.08, 2 * half, 0.12), dark, 0.01)
    box('axle', (wheelbase, 0, 0.385), (0.16, 1.5, 0.16), dark, 0.06)
    box('shaft', ((x0 + wheelbase) / 2, 0.0, 0.52), (wheelbase - x0, 0.09, 0.09), dark, 0.04)


def ute_tray(v, body, paint, wheel):
    frame(1.2, 4.25, 3.10, 0.62, 0.42)
    tray(2.03, 4.38, 0.925, 0.90, 2, 3.10)
    return dict(rear=add_plate(4.42, 0.70, False))


def truck_frame(v, body, paint, wheel):
    end = body.wb + 1.17
    frame(0.4, end - 0.1, body.wb, 0.74, 0.38)
    if v['extras'] == ['truck_frame']:
        dark = steel_frame()
        for s in (1, -1):
            box('tail lamp', (end - 0.02, s * 0.55, 0.80), (0.05, 0.30, 0.11), red(), 0.01)
            n = 14
            a = np.linspace(math.radians(15), math.radians(165), n)
            arc = np.stack([body.wb + 0.47 * np.cos(a), np.full(n, s * 0.80), 0.40 + 0.47 * np.sin(a)], 1)
            sweep('guard', arc, np.stack([np.cos(a), 0 * a, np.sin(a)], 1), flat_profile(0.30, 0.012), dark, both_sides=False)
        box('tail beam', (end - 0.08, 0, 0.74), (0.06, 1.5, 0.16), dark, 0.01)
        box('battery', (1.1, -0.62, 0.66), (0.42, 0.30, 0.26), plastic(), 0.02)
        box('intake', (0.88, 0.62, 1.55), (0.16, 0.16, 0.9), plastic(), 0.05)
        return dict(rear=add_plate(end + 0.01, 0.62, False))
    return {}


def truck_tray(v, body, paint, wheel):
    tray(0.98, body.wb + 1.15, 1.03, 0.98, 3, body.wb)
    return dict(rear=add_plate(body.wb + 1.19, 0.76, False))


def truck_box(v, body, paint, wheel):
    """A pantech: smooth white walls between aluminium corners, two doors with bars behind."""
    x0, x1, half, floor, top = 0.92, body.wb + 1.30, 1.09, 0.96, 3.05
    al = aluminium()
    wall = material('box wall', lambda t: t.surface((0.72, 0.72, 0.71), 0.34, 0, 0.25, normal=t.bump(t.noise(0.9, 1), 0.004, 0.4)))
    xm, long, zm, tall = (x0 + x1) / 2, x1 - x0, (floor + top) / 2, top - floor
    box('box', (xm, 0, zm), (long, 2 * half, tall), wall, 0.01)
    for s in (1, -1):
        for z in (floor + 0.04, top - 0.03):
            box('rail', (xm, s * half, z), (long + 0.02, 0.05, 0.09 if z < 2 else 0.07), al, 0.012)
        for x in (x0, x1):
            box('corner', (x, s * half, zm), (0.07, 0.06, tall + 0.02), al, 0.02)
        for x in np.arange(x0 + 0.5, x1 - 0.3, 0.9):
            box('marker', (x, s * (half + 0.026), floor + 0.04), (0.05, 0.01, 0.03), amber(), 0.003)
        box('guard', (body.wb, s * 0.9, 0.86), (1.05, 0.30, 0.012), steel_frame(), 0.004)
        box('mud flap', (body.wb + 0.52, s * 0.9, 0.60), (0.012, 0.30, 0.46), steel_frame())
        for y in (0.22, 0.55):
            sweep('bar', [(x1 + 0.03, s * y, z) for z in np.linspace(floor + 0.05, top - 0.05, 8)], np.tile([1.0, 0, 0], (8, 1)), round_profile(0.014), al, both_sides=False)
            box('handle', (x1 + 0.05, s * y, floor + 0.62), (0.02, 0.2, 0.03), al, 0.006)
        for z in (floor + 0.3, zm, top - 0.3):
            box('hinge', (x1 + 0.02, s * (half - 0.02), z), (0.03, 0.12, 0.05), al, 0.006)
        box('tail lamp', (x1 + 0.02, s * 0.78, floor - 0.10), (0.04, 0.30, 0.11), red(), 0.01)
        box('side guard', (2.15, s * 1.0, 0.62), (1.3, 0.04, 0.12), al, 0.01)
    box('seam', (x1 + 0.006, 0, zm), (0.006, 0.014, tall), plastic())
    for z in (floor + 0.02, top - 0.02):
        box('end rail', (x1, 0, z), (0.06, 2 * half, 0.08), al, 0.012)
        box('end rail', (x0, 0, z), (0.06, 2 * half, 0.08), al, 0.012)
    return dict(rear=add_plate(x1 + 0.02, 0.76, False))


def coach_body(v, body, paint, wheel):
    """A motorhome's living part: round-edged walls, a bed over the cab, windows, door, awning, stripes."""
    x0, x1, half, floor, top = 1.22, 5.85, 1.13, 0.62, 2.95

    def f(p):
        q = p.copy()
        main = box_distance(q, ((x0 + x1) / 2, 0, (floor + top) / 2), (x1 - x0, 2 * half, top - floor), 0.07)
        over = box_distance(q, ((x0 - 1.05 + x0) / 2 + 0.1, 0, 2.47), (1.35, 2 * half, 0.96), 0.07)
        over = smooth_max(over, (q[:, 2] - 2.02) * -0.88 - (q[:, 0] - 0.10) * 0.47, 0.06)
        d = np.minimum(main, over)
        arch = np.maximum(np.hypot(q[:, 0] - 3.80, q[:, 2] - 0.36) - 0.46, 0.55 - np.abs(q[:, 1]))
        return smooth_max(d, -arch, 0.02)

    p, q, n = cached_net(f, (-0.1, -half - 0.1, 0.5), (x1 + 0.1, half + 0.1, top + 0.1), 0.02, ('coach', x0, x1))
    wall = material('coach wall', lambda t: t.surface((0.74, 0.74, 0.73), 0.28, 0, 0.4))
    add_mesh('coach', p, q, n, material=wall)
    glass, rim = plain('coach glass', (0.012, 0.014, 0.016), 0.04, 0, 0.6), plastic()

    def window(x, z, wide, tall, s):
        box('window', (x, s * (half + 0.008), z), (wide, 0.022, tall), glass, 0.010)
        path = rounded_path([(x - wide / 2, z - tall / 2), (x + wide / 2, z - tall / 2), (x + wide / 2, z + tall / 2), (x - wide / 2, z + tall / 2)], 0.05)
        at = np.stack([path[:, 0], np.full(len(path), s * (half + 0.014)), path[:, 1]], 1)
        sweep('window rim', at, np.tile([0, s * 1.0, 0], (len(at), 1)), flat_profile(0.03, 0.02, 0.5), rim, True, both_sides=False)

    for s in (1, -1):
        window(0.62, 2.50, 0.75, 0.30, s)
        window(2.05, 1.95, 0.95, 0.50, s)
        window(4.90, 1.95, 0.95, 0.50, s)
        for colour, z, tall in (((0.05, 0.06, 0.07), 1.30, 0.10), ((0.42, 0.20, 0.05), 1.42, 0.035)):
            box('stripe', (3.5, s * (half + 0.001), z), (4.4, 0.004, tall), plain(f'stripe{tall}', colour, 0.35))
        box('skirt', ((x0 + x1) / 2 + 0.9, s * (half - 0.01), 0.66), (1.4, 0.03, 0.16), plastic(), 0.01)
        box('tail lamp', (x1 + 0.01, s * 0.95, 0.92), (0.04, 0.20, 0.34), red(), 0.02)
        box('top lamp', (x1 + 0.01, s * 0.95, 2.80), (0.02, 0.14, 0.04), red(), 0.006)
    # door and awning are on the kerb side: the left
    box('door', (3.10, -half - 0.006, 1.53), (0.66, 0.02, 1.72), wall, 0.008)
    for dx in (-0.335, 0.335):
        box('door seam', (3.10 + dx, -half - 0.004, 1.53), (0.010, 0.018, 1.74), plastic())
    window(3.12, 1.98, 0.36, 0.42, -1)
    box('door handle', (2.86, -half - 0.03, 1.45), (0.05, 0.03, 0.12), plastic(), 0.008)
    sweep('awning', [(x, -half - 0.06, 2.78) for x in np.linspace(1.7, 5.4, 6)], np.tile([0, -1.0, 0], (6, 1)), round_profile(0.075, 12), plain('awning', (0.55, 0.56, 0.57), 0.4, 0.3), both_sides=False)
    box('rear bumper', (x1 - 0.05, 0, 0.56), (0.20, 2 * half - 0.1, 0.20), plastic(), 0.05)
    box('rear window', (x1 + 0.006, 0, 2.0), (0.02, 1.1, 0.5), glass, 0.008)
    for x in (2.4, 4.4):
        box('roof hatch', (x, 0, top + 0.03), (0.5, 0.5, 0.08), wall, 0.02)
    return dict(rear=add_plate(x1 + 0.02, 0.86, False))


def spare_wheel(v, body, paint, wheel):
    x = body.x_tail + 0.10
    place(wheel, (x, 0.05, 1.04), -math.pi / 2)
    box('spare bracket', (x - 0.1, 0.05, 1.04), (0.16, 0.2, 0.2), plastic(), 0.02)
    return {}


def side_steps(v, body, paint, wheel):
    a, b = body.tr + 0.30, body.wb - body.tr - 0.30
    for s in (1, -1):
        box('step', ((a + b) / 2, s * (body.hw - 0.02), body.gc + 0.10), (b - a, 0.13, 0.045), plastic(), 0.02)
    return {}


def sports_bar(v, body, paint, wheel):
    start = body.tub[0] + 0.22
    t = np.linspace(0, 1, 24)
    y = (t - 0.5) * 1.44
    lift = 1 - np.abs(t * 2 - 1) ** 5
    at = np.stack([start + 0.05 * (1 - lift), y, 1.20 + 0.36 * lift], 1)
    sweep('sports bar', at, np.tile([1.0, 0, 0], (24, 1)), round_profile(0.034, 12), gloss(), both_sides=False)
    for s in (1, -1):
        leg = [(start + 0.03 + 0.55 * q, s * 0.70, 1.52 - 0.32 * q) for q in np.linspace(0, 1, 8)]
        sweep('sports leg', leg, np.tile([0, s * 1.0, 0], (8, 1)), round_profile(0.026, 10), gloss(), both_sides=False)
    return {}


EXTRAS = dict(ute_tray=ute_tray, truck_frame=truck_frame, truck_tray=truck_tray, truck_box=truck_box, coach_body=coach_body,
              spare_wheel=spare_wheel, side_steps=side_steps, sports_bar=sports_bar)
