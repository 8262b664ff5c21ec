"""What is rendered, the most valuable first: and views of a vehicle that are wanted alike together."""

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
# cards show pictures from the front; the others are never seen as large as they are stored
WIDTHS = dict(hero=900, heroRight=900)
OTHER_WIDTH = 720
CLOSE_WIDTH = 600
INSIDE_WIDTH = 660
CLOSE = ('wheel', 'lamp')
SAMPLES = dict(noon=10, morning=10, overcast=12, studio=40)
# of the samples, how many in a hundred
SHARES = dict(hero=100, heroRight=100)
OTHER_SHARE = 80


def samples(view, scene):
    return SAMPLES[scene] * SHARES.get(view, OTHER_SHARE) // 100


def vehicle(number, pair, views, shift=0):
    """One job: some views of one vehicle in one light."""
    kind, face = pair.split()
    scene = SCENES[(number + shift) % len(SCENES)]
    names = [f'{kind}-{face}-{view}-{scene}' for view in views]
    widths = [WIDTHS.get(view, CLOSE_WIDTH if view in CLOSE else OTHER_WIDTH) for view in views]
    return dict(what='subject', names=names, kind=kind, face=face, views=views, scene=scene, widths=widths, samples=[samples(view, scene) for view in views])


def backdrop(scene, seed):
    return dict(what='backdrop', names=[f'backdrop-{scene}-{seed}'], scene=scene, seed=seed, widths=[760], samples=[SAMPLES[scene]])


def interior(cabin, view):
    return dict(what='interior', names=[f'{cabin}-{view}'], cabin=cabin, view=view, scene='overcast', widths=[INSIDE_WIDTH], samples=[SAMPLES['overcast']])


def jobs():
    numbered = list(enumerate(PAIRS))
    first, rest = numbered[:FIRST], numbered[FIRST:]
    cars, work = ([interior(cabin, view) for view in ('dash', 'seats', 'odometer', 'boot')] for cabin in ('car', 'work'))
    out = [backdrop(scene, 1) for scene in SCENES]
    out += [vehicle(*entry, ('hero',)) for entry in first[:7]]
    out += cars
    out += [vehicle(*entry, ('hero',)) for entry in first[7:]]
    out += work
    out += [vehicle(*entry, ('rear34', 'side')) for entry in first]
    out += [vehicle(*entry, ('hero',)) for entry in rest[:8]]
    out += [backdrop(scene, 2) for scene in SCENES]
    out += [vehicle(*entry, ('wheel', 'front')) for entry in first]
    out += [vehicle(*entry, ('rear34', 'side', 'wheel')) for entry in rest[:8]]
    out += [vehicle(*entry, ('heroRight',), 1) for entry in first[:8]]
    out += [vehicle(*entry, ('hero', 'rear34', 'side', 'wheel')) for entry in rest[8:]]
    out += [backdrop(scene, 3) for scene in SCENES]
    out += [vehicle(*entry, ('heroRight',), 1) for entry in numbered[8:]]
    out += [vehicle(*entry, ('rear', 'lamp')) for entry in first]
    out += [vehicle(*entry, ('front', 'rear', 'lamp')) for entry in rest]
    return out
