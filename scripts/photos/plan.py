"""What is rendered, the most valuable first: a vehicle's most wanted views at a time, since they share its mesh."""

# kind and face of what the demonstrations have most of (families.ts says which make has which face), every kind early
PAIRS = [
    'suv a', 'ute a', 'hatch b', 'fourByFour a', 'sedan a', 'suv b', 'ute d', 'van a', 'pantech c', 'trayTruck c', 'trayUte a', 'peopleMover b',
    'highVan c', 'wagon e', 'cabChassis c', 'coupe a', 'convertible b', 'bus a', 'motorhome b',
    'suv d', 'fourByFour d', 'hatch a', 'ute c', 'suv e', 'fourByFour c', 'hatch e', 'sedan c', 'ute e', 'ute b', 'sedan b', 'van d', 'suv c', 'hatch d',
    'highVan d', 'trayUte c', 'wagon c', 'hatch c', 'sedan e', 'van b', 'coupe d', 'wagon b', 'peopleMover a', 'coupe e', 'convertible d', 'convertible c', 'bus c',
]
# every kind once
FIRST = 19
SCENES = ('noon', 'morning', 'overcast')
# what a card shows is as wide as the finished picture, the others are stored smaller
WIDTHS = dict(hero=1080, heroRight=1080)
OTHER_WIDTH = 880
CLOSE_WIDTH = 720
CLOSE = ('wheel', 'lamp')
SAMPLES = dict(noon=12, morning=12, overcast=14, studio=40)


def vehicle(number, pair, views, shift=0):
    """One job: some views of one vehicle in one light."""
    kind, face = pair.split()
    scene = SCENES[(number + shift) % len(SCENES)]
    names = [f'{kind}-{face}-{view}-{scene}' for view in views]
    widths = [WIDTHS.get(view, CLOSE_WIDTH if view in CLOSE else OTHER_WIDTH) for view in views]
    return dict(what='subject', names=names, kind=kind, face=face, views=views, scene=scene, widths=widths)


def backdrop(scene, seed):
    return dict(what='backdrop', names=[f'backdrop-{scene}-{seed}'], scene=scene, seed=seed, widths=[760])


def interior(cabin, view):
    return dict(what='interior', names=[f'{cabin}-{view}'], cabin=cabin, view=view, scene='overcast', widths=[OTHER_WIDTH])


def jobs():
    numbered = list(enumerate(PAIRS))
    first, rest = numbered[:FIRST], numbered[FIRST:]
    whole = ('hero', 'rear34', 'side', 'wheel')
    out = [backdrop(scene, 1) for scene in SCENES]
    out += [vehicle(*entry, whole) for entry in first[:6]]
    out += [interior(cabin, view) for cabin in ('car', 'work') for view in ('dash', 'seats', 'odometer', 'boot')]
    out += [vehicle(*entry, whole) for entry in first[6:]]
    out += [backdrop(scene, 2) for scene in SCENES]
    out += [vehicle(*entry, whole) for entry in rest[:11]]
    out += [vehicle(*entry, ('heroRight',), 1) for entry in first[:8]]
    out += [vehicle(*entry, ('front', 'rear')) for entry in first]
    out += [vehicle(*entry, whole) for entry in rest[11:]]
    out += [backdrop(scene, 3) for scene in SCENES]
    out += [vehicle(*entry, ('heroRight',), 1) for entry in numbered[8:]]
    out += [vehicle(*entry, ('front', 'rear', 'lamp')) for entry in rest]
    out += [vehicle(*entry, ('lamp',)) for entry in first]
    return out
