"""What is rendered, the most valuable first."""

# which families make which kind; a make always has the same face
PAIRS = dict(
    suv='aebcd', ute='dace', hatch='ebac', sedan='caeb', fourByFour='dca', van='bac', wagon='ecb', trayUte='dae', peopleMover='bae', coupe='eba',
    convertible='cb', highVan='cb', trayTruck='ce', pantech='ec', cabChassis='ce', bus='ac', motorhome='b')
SCENES = ('noon', 'morning', 'overcast', 'studio')
# tall or plain vehicles are not photographed in a studio
OUTDOORS = ('van', 'highVan', 'trayUte', 'trayTruck', 'pantech', 'cabChassis', 'bus', 'motorhome')


def light_of(kind, number):
    if kind not in OUTDOORS and number % 5 == 3:
        return 'studio'
    return SCENES[number % 3]


def pairs():
    """Every kind with its first face, then every kind with its second, and so on."""
    for rank in range(max(len(faces) for faces in PAIRS.values())):
        for kind, faces in PAIRS.items():
            if rank < len(faces):
                yield kind, faces[rank]


def subject(kind, face, view, scene):
    return dict(what='subject', name=f'{kind}-{face}-{view}-{scene}', kind=kind, face=face, view=view, scene=scene)


def backdrop(scene, seed):
    return dict(what='backdrop', name=f'backdrop-{scene}-{seed}', scene=scene, seed=seed)


def jobs():
    numbered = list(enumerate(pairs()))
    out = [backdrop('noon', 1), backdrop('morning', 1), backdrop('overcast', 1), backdrop('studio', 1)]
    out += [subject(*pair, 'hero', light_of(pair[0], i)) for i, pair in numbered]
    out += [backdrop(scene, 2) for scene in SCENES[:3]]
    for view in ('rear34', 'side'):
        out += [subject(*pair, view, light_of(pair[0], i)) for i, pair in numbered]
    out += [backdrop(scene, 3) for scene in SCENES[:3]]
    out += [subject(*pair, 'heroRight', light_of(pair[0], i + 1)) for i, pair in numbered]
    firsts = [(i, pair) for i, pair in numbered if pair[1] in PAIRS[pair[0]][:2]]
    for view in ('wheel', 'lamp', 'front', 'rear'):
        out += [subject(*pair, view, light_of(pair[0], i)) for i, pair in firsts]
    return out
