"""What the points of pictures are, for finish.py: where they lie, which way they face, and what of them is a pane or painted.

  blender -b -P forms.py -- --kind suv --face a --view hero,side --width 900,720 --out x,y

Takes a second for a picture, because nothing is lit. Writes x.npz."""
import argparse
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import bpy  # noqa: E402
import numpy as np  # noqa: E402

import cameras  # noqa: E402
import render  # noqa: E402
from assemble import make_vehicle  # noqa: E402
from materials import PAINT_PASS, Nodes  # noqa: E402
from meshes import place  # noqa: E402

PASSES = dict(image='Image', normal='Normal', position='Position', paint=PAINT_PASS)
SAMPLES = 5


def main():
    parser = argparse.ArgumentParser()
    for name in ('kind', 'face', 'view', 'width', 'out'):
        parser.add_argument(f'--{name}', required=True)
    a = parser.parse_args(sys.argv[sys.argv.index('--') + 1 :])
    outs = [os.path.abspath(o) for o in a.out.split(',')]
    bpy.ops.wm.read_factory_settings(use_empty=True)
    Nodes.panes_shine = True
    vehicle = make_vehicle(a.kind, a.face, dict(colour=None), 0.010)
    place(vehicle.collection, (0, 0, 0))
    for view, width, out in zip(a.view.split(','), a.width.split(','), outs):
        render.set_up(int(width), int(width) * 2 // 3, SAMPLES)
        scene = bpy.context.scene
        scene.cycles.max_bounces, scene.cycles.use_adaptive_sampling = 0, False
        scene.view_layers[0].use_pass_normal = scene.view_layers[0].use_pass_position = True
        scene.render.film_transparent = True
        away, _ = cameras.set_view(view, vehicle)
        render.whole()
        passes = render.render(PASSES)
        half = {name: passes[name][..., :3].astype('<f2') for name in ('normal', 'position')}
        np.savez_compressed(
            f'{out}.tmp.npz', **half, pane=passes['image'][..., :3].astype('<f2'), alpha=passes['image'][..., 3].astype('<f2'),
            paint=passes['paint'][..., 0].astype('<f2'), camera=np.array(scene.camera.location), away=np.array(away[:2]))
        os.replace(f'{out}.tmp.npz', f'{out}.npz')
        print('form', out, flush=True)


if __name__ == '__main__':
    main()
