import { type Host, type HostOptions, startHost } from '#host/start-host.ts';
import { createPhotoMaker } from '#scripts/demo/photo-maker.ts';
import { getTestFolders } from '#scripts/test/environment.ts';

/**
 * Serves built sites on a free port, and makes the photographs of their stock on request. All vehicles of a shape share theirs,
 * whatever their paint and plate: to make one takes a third of a second. Default: the sites of the test build.
 */
export function startSiteHost(options: Partial<HostOptions> = {}): Promise<Host> {
  const { distDir, dataDir } = getTestFolders();
  const makeFile = createPhotoMaker(dataDir, firstOfEachView());
  return startHost({ distDir, dataDir, port: 0, makeFile, ...options });
}

/** Takes the name of a photograph, and gives the first that it was given of that shape, view, scene and flaw. */
function firstOfEachView(): (name: string) => string {
  const firsts = new Map<string, string>();
  return (name) => {
    const [kind, face, view, scene, _paint, _seed, _text, flaw] = name.split('-');
    const key = [kind, face, view, scene, flaw].join('-');
    const first = firsts.get(key) ?? name;
    firsts.set(key, first);
    return first;
  };
}
