"""Finishes renders of whole vehicles: what paint and panes mirror, without noise, and the shadow where tyres stand.

  python3 finish.py renders forms finished [--only text]

Few samples leave mirrored surroundings smeared. forms.py says which way every point faces, so what it mirrors is worked out
here instead, from the surroundings below. Needs numpy only; a picture takes half a second. Close-ups, insides and backdrops
are copied as they are; whole vehicles without forms are left out."""
import argparse
import json
import os
import shutil
import sys
import warnings

import numpy as np

from denoise import blur
from plan import WHOLE_VIEWS

# light of what lies round a vehicle, in the units of finished layers: the sky above, at the horizon and as clouds, trees and
# sheds before it, and the ground
AROUND = dict(
    noon=dict(zenith=(0.20, 0.28, 0.43), low=(0.62, 0.68, 0.76), cloud=(0.98, 1.0, 1.02), clouds=0.7, trees=(0.045, 0.055, 0.035), ground=(0.40, 0.39, 0.37)),
    morning=dict(zenith=(0.20, 0.28, 0.46), low=(0.86, 0.78, 0.66), cloud=(1.05, 0.95, 0.84), clouds=0.6, trees=(0.05, 0.045, 0.03), ground=(0.36, 0.32, 0.28)),
    overcast=dict(zenith=(0.66, 0.69, 0.74), low=(0.50, 0.53, 0.57), cloud=(0.36, 0.39, 0.43), clouds=0.85, trees=(0.04, 0.045, 0.04), ground=(0.22, 0.22, 0.22)),
)
# what a surface mirrors when seen straight on, and how much stronger than lacquer and glass alone: cameras are exposed for it
PAINT = dict(straight=0.052, strength=1.25, kept=0.35)
PANE = dict(straight=0.075, strength=1.0, kept=0.8)
MOST = 0.45
# what sills scatter of the light that waistlines do
LOWEST = 0.76
# corners of vehicles are round: how far from the corner of their outline, in metres; and where shadows beside them end
CORNER = 0.5
REACH = dict(noon=(2.5, 4.5), morning=(4.5, 7.0), overcast=(0.7, 2.2))


def waves(angle, seed, octaves=4, first=3.0):
    """Smooth noise round a circle, about -1 to 1."""
    rng = np.random.default_rng(seed)
    out, height = 0, 1.0
    for i in range(octaves):
        out = out + height * np.sin(angle * first * 2.1**i + rng.uniform(0, 6.28))
        height *= 0.55
    return out / 1.9


def cloudiness(ray, seed):
    """Soft clouds on a flat ceiling."""
    up = np.maximum(ray[..., 2], 0.02) + 0.10
    x, y = ray[..., 0] / up, ray[..., 1] / up
    rng = np.random.default_rng(seed)
    out, height, scale = 0, 1.0, 0.55
    for _ in range(5):
        a, b, c = rng.uniform(0, 6.28, 3)
        turn = rng.uniform(0, 6.28)
        u, v = x * np.cos(turn) - y * np.sin(turn), x * np.sin(turn) + y * np.cos(turn)
        out = out + height * np.sin(scale * u + a + 1.2 * np.sin(scale * 0.8 * v + b)) * np.cos(scale * 0.7 * v + c)
        height, scale = height * 0.6, scale * 1.9
    return out / 1.5


def step(value, low, high):
    t = np.clip((value - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def surroundings(scene, ray, at, seed):
    """The light that comes along rays from the surroundings, mirrored from points `at`."""
    s = {k: np.array(v, np.float32) if isinstance(v, tuple) else v for k, v in AROUND[scene].items()}
    up = ray[..., 2]
    round_ = np.arctan2(ray[..., 1], ray[..., 0])
    high = step(up, 0.02, 0.62)[..., None]
    sky = s['low'] * (1 - high) + s['zenith'] * high
    covered = (step(cloudiness(ray, seed), 0.05, 0.75) * step(up, 0.03, 0.25) * s['clouds'])[..., None]
    sky = sky * (1 - covered) + s['cloud'] * covered
    # crowns of trees and roofs stand before the sky
    line = 0.085 + 0.035 * waves(round_, seed + 1) + 0.014 * waves(round_, seed + 2, 4, 17.0)
    trees = s['trees'] * (1 + 0.5 * waves(round_, seed + 3, 3, 9.0))[..., None]
    walls = (step(waves(round_, seed + 4, 3, 4.0), 0.35, 0.6) * step(0.055 - up, 0, 0.03))[..., None]
    trees = trees * (1 - walls) + s['ground'] * 0.75 * walls
    before = step(up, line - 0.012, line + 0.018)[..., None]
    out = trees * (1 - before) + sky * before
    # the ground, darker where the vehicle itself keeps light from it
    far = at[..., 2] * np.hypot(ray[..., 0], ray[..., 1]) / np.maximum(-up, 0.02)
    ground = s['ground'] * (0.10 + 0.90 * step(far, 0.0, 1.5))[..., None]
    below = step(-up, 0.0, 0.022)[..., None]
    return out * (1 - below) + ground * below


def fresnel(straight, cosine):
    return straight + (1 - straight) * (1 - cosine) ** 5


def mirrored(form, scene, seed):
    """What every point mirrors, and how squarely it is seen."""
    normal = form['normal'].astype(np.float32)
    normal /= np.maximum(np.linalg.norm(normal, axis=2, keepdims=True), 1e-3)
    at = form['position'].astype(np.float32) / np.maximum(form['alpha'].astype(np.float32), 0.05)[..., None]
    looks = at - form['camera'].astype(np.float32)
    looks /= np.maximum(np.linalg.norm(looks, axis=2, keepdims=True), 1e-3)
    cosine = (looks * normal).sum(2, keepdims=True)
    ray = looks - 2 * cosine * normal
    return surroundings(scene, ray, at, seed), np.clip(-cosine, 0, 1), at


def footprint(form, horizon, at):
    """How far each point of the ground is from the outline of what stands on it: less than 0 below the vehicle."""
    h, w = form['alpha'].shape
    camera, away = form['camera'], form['away']
    solid = form['alpha'].astype(np.float32) > 0.98
    seen = at[solid]
    # the camera is level: rows below the horizon say how far away the ground is, and points of the vehicle its focal length
    rows, columns = np.mgrid[0:h, 0:w].astype(np.float32)
    ahead = (seen[:, :2] - camera[:2]) @ away
    beside = (seen[:, :2] - camera[:2]) @ np.array([away[1], -away[0]])
    down = camera[2] - seen[:, 2]
    usable = np.abs(down) > 0.3
    focal = np.median((rows[solid] - horizon * h)[usable] * ahead[usable] / down[usable])
    middle = np.median(columns[solid] - focal * beside / ahead)
    depth = focal * camera[2] / np.maximum(rows - horizon * h, 1.0)
    side = (columns - middle) * depth / focal
    x = camera[0] + depth * away[0] + side * away[1]
    y = camera[1] + depth * away[1] - side * away[0]
    x0, x1 = np.percentile(seen[:, 0], (0.3, 99.7))
    half = np.percentile(np.abs(seen[seen[:, 2] < 0.9][:, 1]), 99.5)
    over = np.abs(x - (x0 + x1) / 2) - (x1 - x0) / 2 + CORNER, np.abs(y) - half + CORNER
    far = np.hypot(np.maximum(over[0], 0), np.maximum(over[1], 0)) + np.minimum(np.maximum(*over), 0) - CORNER
    return np.where(rows > horizon * h + 1, far, 100)


def contact(form, facts, at, alpha, car):
    """The shadow on the ground: sky light does not reach what is below a vehicle, and few samples do not find that. Far from
    it there is none: under a grey sky the ground that renders show there is somewhat darker too."""
    far = footprint(form, facts['horizon'], at)
    below, beside = 0.64 + 0.36 * step(-far, 0, 0.4), 0.44 * np.exp(-far / 0.15) + 0.20 * np.exp(-far / 0.5)
    hidden = np.where(far < 0, below, beside)
    near, end = REACH[facts['scene']]
    left = (1 - alpha * (1 - step(far, near, end))) * (1 - 0.93 * hidden)
    return np.where(car, alpha, 1 - left)


def clean(light, share, reach=2, rounds=2):
    """Light seen through panes without the dots that few samples leave: the median of what is round each point in the pane."""
    rows, columns = np.where(share.max((1, 2)) > 0.5)[0], np.where(share.max((0, 2)) > 0.5)[0]
    if len(rows) == 0:
        return light
    box = slice(rows[0], rows[-1] + 1), slice(columns[0], columns[-1] + 1)
    near = [(dy, dx) for dy in range(-reach, reach + 1) for dx in range(-reach, reach + 1) if abs(dy) + abs(dx) <= reach]
    out, inside = light.copy(), share[box] > 0.5
    for _ in range(rounds):
        values = np.stack([np.where(np.roll(inside, by, (0, 1)), np.roll(out[box], by, (0, 1)), np.nan) for by in near])
        with warnings.catch_warnings():
            warnings.simplefilter('ignore')    # points far from panes have none round them
            out[box] = np.where(inside, np.nanmedian(values, 0), out[box])
    return out


def openness(white, paint):
    """How much of the surroundings reaches a painted point: next to nothing in shut lines, less in corners."""
    level = white.mean(2, keepdims=True)
    total, share = blur(level * paint, 5), blur(paint, 5)
    return np.clip(level / np.maximum(total / np.maximum(share, 1e-3), 1e-3), 0, 1) ** 1.5


def sooted(at, paint):
    """How much light paint scatters by its height: less comes up from the ground in a vehicle's shadow, and there is road dust."""
    return 1 - paint * (1 - LOWEST) * (1 - step(at[..., 2:], 0.15, 1.0))


def finish(layers, form, facts):
    black, alpha, white = layers[..., :3], layers[..., 3], layers[..., 4:]
    seed = sum(ord(c) * (i + 7) for i, c in enumerate(facts['kind'] + facts['scene']))
    light, cosine, at = mirrored(form, facts['scene'], seed)
    cover = form['alpha'].astype(np.float32)
    paint = (form['paint'].astype(np.float32) * cover)[..., None]
    pane = form['pane'].astype(np.float32)
    glass = step(pane[..., 1], 0.05, 0.12)[..., None] * (pane[..., 0] < pane[..., 1] * 1.3 + 0.05)[..., None]
    share = PAINT['strength'] * np.minimum(fresnel(PAINT['straight'], cosine), MOST) * openness(white, paint)
    out = black * (1 - paint * (1 - PAINT['kept'])) + paint * share * light
    share = PANE['strength'] * np.minimum(fresnel(PANE['straight'], cosine), MOST)
    out = clean(out, glass) * (1 - glass * (1 - PANE['kept'])) + glass * share * light
    # both renders have their own edges: what either took for the vehicle is no ground
    seen = (cover > 0.02) | (black.max(2) > 0) | (white.max(2) > 0)
    alpha = contact(form, facts, at, alpha, seen)
    return np.concatenate([out, alpha[..., None], white * sooted(at, paint)], 2)


def is_newer(made, *sources):
    return os.path.exists(made) and all(os.path.getmtime(made) >= os.path.getmtime(source) for source in sources)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name in ('renders', 'forms', 'finished'):
        parser.add_argument(name)
    parser.add_argument('--only', default='')
    a = parser.parse_args()
    os.makedirs(a.finished, exist_ok=True)
    for name in sorted(entry[:-5] for entry in os.listdir(a.renders) if entry.endswith('.json') and a.only in entry):
        render, made = os.path.join(a.renders, f'{name}.f16'), os.path.join(a.finished, f'{name}.f16')
        form = os.path.join(a.forms, f'{name}.npz')
        with open(f'{render[:-4]}.json') as f:
            facts = json.load(f)
        if facts.get('view') not in WHOLE_VIEWS:
            shutil.copy(render, made)
        elif not os.path.exists(form):
            print(f'{name} has no form')
            continue
        elif not is_newer(made, render, form):
            layers = np.fromfile(render, '<f2').reshape(facts['height'], facts['width'], 7).astype(np.float32)
            np.clip(finish(layers, dict(np.load(form)), facts), 0, 60000).astype('<f2').tofile(made)
            print(name, flush=True)
        shutil.copy(f'{render[:-4]}.json', a.finished)
    return 0


if __name__ == '__main__':
    sys.exit(main())
