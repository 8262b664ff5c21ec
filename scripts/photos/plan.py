"""What is rendered, the most valuable first: and views of a vehicle that are wanted alike together."""

# kind and face of what the demonstrations have (families.ts says which make has which face), every kind early. The number of
# a pair chooses its light: add others at the end
PAIRS = [
    'suv a', 'ute a', 'hatch b', 'fourByFour a', 'sedan a', 'suv b', 'ute d', 'van a', 'pantech c', 'trayTruck c', 'trayUte a', 'peopleMover b',
    'highVan c', 'wagon e', 'cabChassis c', 'coupe a', 'convertible b', 'bus a', 'motorhome b',
    'suv d', 'fourByFour d', 'hatch a', 'ute c', 'suv e', 'fourByFour c', 'hatch e', 'sedan c', 'ute e', 'ute b', 'sedan b', 'van d', 'suv c', 'hatch d',
    'highVan d', 'trayUte c', 'wagon c', 'hatch c', 'sedan e', 'van b', 'convertible d', 'wagon b', 'bus c', 'trayTruck b', 'coupe e', 'convertible c',
]
# every kind once
FIRST = 19
# nine in ten vehicles of the demonstrations: these have all views
COMMON = [
    'suv b', 'suv a', 'ute d', 'suv d', 'trayUte c', 'trayUte a', 'fourByFour a', 'fourByFour d', 'sedan a', 'suv e', 'sedan b', 'cabChassis c',
    'fourByFour c', 'hatch a', 'hatch b', 'highVan c', 'van a', 'ute b',
]
SCENES = ('noon', 'morning', 'overcast')
# seeds: scenes.py says which place each one shows
BACKDROPS = dict(noon=(12, 13, 14, 15), morning=(12, 13, 14, 15), overcast=(12, 13, 14, 15))
BACKDROP_SAMPLES = dict(noon=4, morning=4, overcast=5)
# cards show pictures from the front; the others are never seen as large as they are stored
WIDTHS = dict(hero=900, heroRight=900)
OTHER_WIDTH = 720
CLOSE_WIDTH = 600
INSIDE_WIDTH = 660
CLOSE = ('wheel', 'lamp')
# what forms.py and finish.py are for
WHOLE_VIEWS = ('hero', 'heroRight', 'side', 'rear34', 'front', 'rear')
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
    return dict(what='backdrop', names=[f'backdrop-{scene}-{seed}'], scene=scene, seed=seed, widths=[640], samples=[BACKDROP_SAMPLES[scene]])


def interior(cabin, view):
    return dict(what='interior', names=[f'{cabin}-{view}'], cabin=cabin, view=view, scene='overcast', widths=[INSIDE_WIDTH], samples=[SAMPLES['overcast']])


def jobs():
    numbered = list(enumerate(PAIRS))
    first, rest = numbered[:FIRST], numbered[FIRST:]
    common = [(PAIRS.index(pair), pair) for pair in COMMON]
    cars, work = ([interior(cabin, view) for view in ('dash', 'seats', 'odometer', 'boot')] for cabin in ('car', 'work'))
    out = [backdrop(scene, BACKDROPS[scene][i]) for i in range(4) for scene in SCENES]
    out += cars + work
    # enough for the card of every vehicle, with the face of its make
    out += [vehicle(*entry, ('hero',)) for entry in first]
    out += [vehicle(*entry, ('rear34', 'side', 'wheel')) for entry in first]
    out += [vehicle(*entry, ('hero', 'rear34', 'side', 'wheel')) for entry in rest]
    # the other views, where close-ups of the whole ones do not do: of what is seen often
    out += [vehicle(*entry, ('front',)) for entry in first]
    for entry in common:
        out.append(vehicle(*entry, ('front', 'rear', 'lamp')))
        out.append(vehicle(*entry, ('heroRight',), 1))
    return out
