"""Rendering: Cycles' settings, and pictures as arrays in linear light."""
import os
import tempfile

import bpy
import numpy as np

from materials import PAINT_PASS

PASSES = dict(
    image='Image', albedo='Denoising Albedo', normal='Denoising Normal', direct='DiffDir', indirect='DiffInd', colour='DiffCol',
    index='IndexOB', paint=PAINT_PASS)


def set_up(width, height, samples):
    s = bpy.context.scene
    s.render.engine, s.cycles.device = 'CYCLES', 'CPU'
    c = s.cycles
    c.samples, c.use_denoising, c.seed = samples, False, 1
    c.use_adaptive_sampling, c.adaptive_threshold, c.adaptive_min_samples = True, 0.03, 6
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transparent_max_bounces = 5, 1, 3, 10
    c.light_sampling_threshold, c.sample_clamp_indirect, c.sample_clamp_direct = 0.03, 2.5, 12
    c.caustics_reflective = c.caustics_refractive = False
    s.render.resolution_x, s.render.resolution_y, s.render.resolution_percentage = width, height, 100
    s.render.use_persistent_data = True
    layer = s.view_layers[0]
    layer.cycles.denoising_store_passes = True
    layer.use_pass_diffuse_direct = layer.use_pass_diffuse_indirect = layer.use_pass_diffuse_color = layer.use_pass_object_index = True
    if PAINT_PASS not in layer.aovs:
        aov = layer.aovs.add()
        aov.name, aov.type = PAINT_PASS, 'VALUE'


def crop(box):
    """Renders only a part: left, top, right, bottom as shares. The rest of the arrays is empty."""
    r = bpy.context.scene.render
    r.use_border, r.use_crop_to_border = True, False
    r.border_min_x, r.border_max_x, r.border_max_y, r.border_min_y = box[0], box[2], 1 - box[1], 1 - box[3]


def whole():
    bpy.context.scene.render.use_border = False


def render(wanted=PASSES):
    """The passes, top row first. The picture has four channels, with alpha premultiplied."""
    s = bpy.context.scene
    s.use_nodes = True
    tree = s.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    out = tree.nodes.new('CompositorNodeOutputFile')
    with tempfile.TemporaryDirectory() as folder:
        out.base_path = folder
        out.format.file_format, out.format.color_mode = 'OPEN_EXR', 'RGBA'
        out.format.color_depth, out.format.exr_codec = '32', 'NONE'
        out.file_slots.clear()
        for i, name in enumerate(wanted.values()):
            out.file_slots.new(f'{i}_')
            tree.links.new(layers.outputs[name], out.inputs[i])
        composite = tree.nodes.new('CompositorNodeComposite')
        tree.links.new(layers.outputs['Image'], composite.inputs[0])
        bpy.ops.render.render()
        arrays = {}
        for i, key in enumerate(wanted):
            image = bpy.data.images.load(os.path.join(folder, f'{i}_{s.frame_current:04d}.exr'))
            image.colorspace_settings.name, image.alpha_mode = 'Non-Color', 'CHANNEL_PACKED'
            pixels = np.empty(len(image.pixels), np.float32)
            image.pixels.foreach_get(pixels)
            arrays[key] = pixels.reshape(image.size[1], image.size[0], 4)[::-1]
            bpy.data.images.remove(image)
    return arrays
