import { type Host, type HostOptions, startHost } from '#host/start-host.ts';
import { createPhotoMaker } from '#scripts/demo/photo-maker.ts';
import { PHOTO_INDEX } from '#scripts/photos/open-layers.ts';
import { photoRequestOf } from '#scripts/photos/photo-name.ts';
import { getTestFolders } from '#scripts/test/environment.ts';

/**
 * Serves built sites on a free port, and makes the photographs of their stock on request: all vehicles share one of each view,
 * because to make one takes a third of a second. Default: the sites of the test build.
 */
export function startSiteHost(options: Partial<HostOptions> = {}): Promise<Host> {
  const { distDir, dataDir } = getTestFolders();
  const makeFile = createPhotoMaker(dataDir, firstOfEachView());
  return startHost({ distDir, dataDir, port: 0, makeFile, ...options });
}

/** Takes the name of a photograph, and gives the first that it was given of that view, with the same flaw. */
function firstOfEachView(): (name: string) => string {
  const firsts = new Map<string, string>();
  return (name) => {
    const { view, flaw } = photoRequestOf(name, PHOTO_INDEX) ?? {};
    const key = `${view} ${flaw}`;
    const first = firsts.get(key) ?? name;
    firsts.set(key, first);
    return first;
  };
}
