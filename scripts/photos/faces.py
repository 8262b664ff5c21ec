"""Family faces as data, drawn for the SUV and stretched to the other kinds: lamps, grilles, what is in the lamps, emblem.

Grilles are outlines in (y, z) seen from the front. Lamps are outlines on a plane turned about the upright axis. All shapes
are generic on purpose: no face may resemble that of a real make, and emblems are plain rings, bars and wedges."""
import copy

from kinds import KINDS


def both(poly, **rest):
    """A grille at either side."""
    return [dict(poly=poly, **rest), dict(poly=[(-y, z) for y, z in reversed(poly)], **rest)]


FACES = dict(
    # A: wide hexagon, wedge lamps
    a=dict(
        lamp_front=[(0.47, 0.735), (0.80, 0.765), (0.97, 0.80), (0.98, 0.855), (0.80, 0.835), (0.47, 0.79)],
        lamp_rear=[(0.42, 0.93), (0.84, 0.90), (1.0, 0.92), (1.0, 0.985), (0.84, 1.0), (0.42, 0.985)],
        grilles=[
            dict(poly=[(-0.50, 0.765), (0.50, 0.765), (0.47, 0.69), (0.36, 0.50), (-0.36, 0.50), (-0.47, 0.69)], r=0.03, pattern='mesh',
                 pitch=0.045, bar=0.006, depth=0.028, frame=(0.016, 'black', 0.0)),
            dict(poly=[(-0.50, 0.40), (0.50, 0.40), (0.44, 0.30), (-0.44, 0.30)], r=0.025, pitch=0.035, bar=0.008, depth=0.03, frame=(0.012, 'plastic', 0.002)),
            *both([(0.56, 0.56), (0.70, 0.58), (0.68, 0.40), (0.60, 0.38)], r=0.02, pitch=0.05, bar=0.010, depth=0.03, frame=(0.010, 'plastic', 0.002))],
        front=[('bar', [(0.49, 0.782), (0.80, 0.826), (0.95, 0.846)], 0.012, (0.008, 0.012)), ('lens', [(0.60, 0.768), (0.71, 0.780), (0.82, 0.795)], 0.017)],
        rear=[('bar', [(0.46, 0.970), (0.84, 0.985), (0.97, 0.972)], 0.012, (0.010, 0.01)), ('bar', [(0.46, 0.945), (0.84, 0.918), (0.97, 0.930)], 0.014, (0.006, 0.01)),
              ('chrome', [(0.46, 0.957), (0.9, 0.952)], 0.03, (0.010, 0.01))],
        emblem='ring', emblem_z=0.705, emblem_in=-0.005, rear_emblem_z=1.07, plate_z=None),
    # B: slim lamps joined by a dark band, tall mouth with upright ribs
    b=dict(
        lamp_front=[(0.40, 0.800), (0.86, 0.812), (0.99, 0.830), (0.98, 0.872), (0.84, 0.862), (0.40, 0.842)],
        lamp_rear=[(0.10, 0.925), (0.85, 0.93), (1.02, 0.90), (1.03, 0.955), (0.86, 0.985), (0.10, 0.975)],
        grilles=[
            dict(poly=[(-0.40, 0.836), (0.40, 0.836), (0.40, 0.806), (-0.40, 0.806)], r=0.012, pitch=0.03, bar=0.004, depth=0.02),
            dict(poly=[(-0.46, 0.62), (0.46, 0.62), (0.54, 0.46), (0.48, 0.32), (-0.48, 0.32), (-0.54, 0.46)], r=0.04, pattern='upright', pitch=0.052, bar=0.012,
                 thick=0.03, depth=0.022, frame=(0.014, 'satin', -0.003)),
            *both([(0.62, 0.64), (0.74, 0.66), (0.73, 0.42), (0.66, 0.40)], r=0.02, pitch=0.3, depth=0.03, frame=(0.010, 'plastic', 0.002))],
        front=[('bar', [(0.42, 0.834), (0.85, 0.853), (0.96, 0.862)], 0.010, (0.007, 0.012)), ('lens', [(0.58, 0.824), (0.68, 0.828), (0.78, 0.834)], 0.0135)],
        rear=[('bar', [(0.11, 0.952), (0.86, 0.958), (1.0, 0.932)], 0.012, (0.014, 0.01))],
        emblem='wedge', emblem_z=0.715, rear_emblem_z=0.88, plate_z=0.505),
    # C: trapezoid with bright bars, deep lamps on two levels
    c=dict(
        lamp_front=[(0.50, 0.70), (0.84, 0.72), (0.95, 0.76), (0.97, 0.872), (0.82, 0.862), (0.47, 0.828)],
        lamp_rear=[(0.64, 0.86), (0.92, 0.84), (1.02, 0.88), (1.01, 1.02), (0.90, 1.04), (0.68, 1.00)],
        grilles=[
            dict(poly=[(-0.43, 0.825), (0.43, 0.825), (0.40, 0.66), (0.31, 0.56), (-0.31, 0.56), (-0.40, 0.66)], r=0.035, pitch=0.046, bar=0.014, thick=0.02,
                 material='satin', depth=0.016, frame=(0.018, 'chrome', -0.004)),
            dict(poly=[(-0.60, 0.42), (0.60, 0.42), (0.52, 0.31), (-0.52, 0.31)], r=0.03, pattern='mesh', pitch=0.04, bar=0.005, depth=0.03, frame=(0.012, 'plastic', 0.002))],
        front=[('bar', [(0.50, 0.838), (0.82, 0.848), (0.94, 0.855), (0.945, 0.78)], 0.012, (0.010, 0.012)), ('lens', [(0.59, 0.772), (0.74, 0.785)], 0.028)],
        rear=[('loop', [(0.70, 0.89), (0.91, 0.87), (0.975, 0.90), (0.97, 0.995), (0.89, 1.01), (0.72, 0.98)], 0.014, (0.010, 0.01)), ('chrome', [(0.76, 0.94), (0.95, 0.94)], 0.03, (0.012, 0.01))],
        emblem='ring', emblem_z=0.695, emblem_in=-0.004, rear_emblem_z=0.98, plate_z=0.49),
    # D: one dark panel across, square lamps
    d=dict(
        lamp_front=[(0.52, 0.715), (0.84, 0.715), (0.95, 0.73), (0.965, 0.868), (0.82, 0.862), (0.52, 0.850)],
        lamp_rear=[(0.76, 0.82), (0.96, 0.80), (1.02, 0.82), (1.02, 1.03), (0.95, 1.05), (0.78, 1.03)],
        grilles=[
            dict(poly=[(-0.50, 0.855), (0.50, 0.855), (0.50, 0.70), (0.40, 0.56), (-0.40, 0.56), (-0.50, 0.70)], r=0.02, pitch=0.064, bar=0.030, thick=0.03, material='black',
                 depth=0.020, frame=(0.022, 'black', -0.006), strips=[(0.715, 0.040, 'plastic')]),
            dict(poly=[(-0.46, 0.43), (0.46, 0.43), (0.40, 0.31), (-0.40, 0.31)], r=0.02, pattern='mesh', pitch=0.05, bar=0.007, depth=0.03, frame=(0.014, 'satin', 0.0)),
            *both([(0.58, 0.52), (0.74, 0.54), (0.73, 0.41), (0.62, 0.39)], r=0.02, pitch=0.3, depth=0.03, frame=(0.012, 'plastic', 0.0))],
        front=[('bar', [(0.80, 0.842), (0.545, 0.832), (0.545, 0.742), (0.80, 0.738)], 0.012, (0.014, 0.012)), ('lens', [(0.67, 0.788), (0.79, 0.790)], 0.032)],
        rear=[('bar', [(0.985, 1.01), (0.82, 1.00), (0.82, 0.85), (0.985, 0.84)], 0.012, (0.014, 0.01))],
        emblem='wedge', emblem_z=0.765, emblem_in=-0.012, rear_emblem_z=0, plate_z=0.50),
    # E: upright lamps at the corners, a shallow slot between them, wide lower mouth
    e=dict(
        lamp_front=[(0.66, 0.845), (0.80, 0.850), (0.82, 0.60), (0.93, 0.62), (0.985, 0.72), (0.985, 0.90), (0.80, 0.895), (0.62, 0.885)],
        lamp_rear=[(0.80, 0.74), (0.97, 0.72), (1.02, 0.76), (1.02, 1.03), (0.60, 1.03), (0.58, 0.975), (0.84, 0.965)],
        grilles=[
            dict(poly=[(-0.56, 0.86), (0.56, 0.86), (0.50, 0.745), (-0.50, 0.745)], r=0.022, pitch=0.026, bar=0.009, thick=0.02, depth=0.018, frame=(0.010, 'satin', -0.002)),
            dict(poly=[(-0.64, 0.50), (0.64, 0.50), (0.56, 0.32), (-0.56, 0.32)], r=0.035, pattern='mesh', pitch=0.06, bar=0.006, depth=0.03, frame=(0.014, 'plastic', 0.0),
                 strips=[(0.345, 0.026, 'satin')])],
        front=[('bar', [(0.66, 0.868), (0.84, 0.876), (0.955, 0.884), (0.96, 0.72), (0.93, 0.65)], 0.012, (0.010, 0.012)), ('lens', [(0.885, 0.80), (0.885, 0.715)], 0.026)],
        rear=[('bar', [(0.62, 1.002), (0.985, 1.0), (0.985, 0.78)], 0.012, (0.014, 0.01)), ('chrome', [(0.9, 0.93), (0.9, 0.80)], 0.03, (0.02, 0.01))],
        emblem='bar', emblem_z=0.80, emblem_in=-0.006, rear_emblem_z=0.93, plate_z=0.62),
)

UPRIGHT_LAMP = [(0.80, 0.80), (0.955, 0.80), (0.955, 1.10), (0.80, 1.10)]
UPRIGHT_INSIDE = [('bar', [(0.925, 1.07), (0.83, 1.07), (0.83, 0.83), (0.925, 0.83)], 0.012, (0.014, 0.01)), ('chrome', [(0.86, 0.95), (0.93, 0.95)], 0.03, (0.03, 0.01))]
NO_LAMP = [(90, 90), (90.5, 90), (90.5, 90.5)]
WHEEL_OF_FACE = dict(a='five', b='y', c='ten', d='six', e='twist')


def stretch(points, fit):
    low, to, tall, wide = fit
    return [(u * wide, to + (v - low) * tall) for u, v in points]


def vehicle(kind, face):
    """Everything that describes a kind with a family face: the body's parameters and the fittings."""
    out = copy.deepcopy(KINDS[kind])
    drawn, body, fit, rear_fit = copy.deepcopy(FACES[face]), out['body'], out['fit'], out['rear_fit']
    height = lambda z, f: f[1] + (z - f[0]) * f[2]
    body['lampf'] = stretch(drawn['lamp_front'], fit)
    for grille in drawn['grilles']:
        grille['poly'] = stretch(grille['poly'], fit)
        grille['strips'] = [(height(z, fit), w, m) for z, w, m in grille.get('strips', [])]
    body['grilles'] = drawn['grilles']
    drawn['front'] = [(part[0], stretch(part[1], fit), *part[2:]) for part in drawn['front']]
    if rear_fit[0] > 8:
        body['lampr'], drawn['rear'], drawn['rear_emblem_z'] = NO_LAMP, [], 0
    elif out.get('upright_lamps'):
        body['lampr'] = stretch(UPRIGHT_LAMP, (0.8, 0.8, rear_fit[2] * 0.85, rear_fit[3]))
        drawn['rear'] = [(part[0], stretch(part[1], (0.8, 0.8, rear_fit[2] * 0.85, rear_fit[3])), *part[2:]) for part in UPRIGHT_INSIDE]
        body['lar'], drawn['rear_emblem_z'] = 0.35, 0
    else:
        body['lampr'] = stretch(drawn['lamp_rear'], rear_fit)
        drawn['rear'] = [(part[0], stretch(part[1], rear_fit), *part[2:]) for part in drawn['rear']]
        drawn['rear_emblem_z'] = drawn['rear_emblem_z'] and height(drawn['rear_emblem_z'], rear_fit)
    drawn['emblem_z'] = height(drawn['emblem_z'], fit)
    if drawn['plate_z']:
        out['plate'] = height(drawn['plate_z'], fit)
    out.update(kind=kind, face=drawn, lamp_z=height(0.80, fit))
    if out['wheel'] not in ('steel', 'six'):
        out['wheel'] = WHEEL_OF_FACE[face]
    return out
