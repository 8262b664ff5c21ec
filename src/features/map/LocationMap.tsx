import { type ComponentType, memo, useEffect, useState } from 'react';
import { loadStyles } from '#browser/load-styles.ts';
import { logWarning } from '#browser/log.ts';
import type { LeafletMap } from './LeafletMap.tsx';
import styles from './leaflet-map.css?url';
import type { MapData } from './map-data.ts';

interface LocationMapProps extends MapData {
  /** The map's accessible name: 'Map of our locations'. */
  readonly label: string;
}

/** The components of a map, loaded when it is scrolled into view. */
interface MapComponents {
  readonly Live: typeof LeafletMap;
  readonly Outline: ComponentType | undefined;
}

/** The box of a map. If the map fails to load it says so; the list below links to an external map. */
export const LocationMap = memo(function LocationMap({ label, places, tiles }: LocationMapProps) {
  const [components, setComponents] = useState<MapComponents>();
  const [failed, setFailed] = useState(false);
  const drawn = !tiles;
  useEffect(() => {
    loadMapComponents(drawn).then(setComponents, (error) => {
      logWarning('Map: failed to load. The list below it links to an external map.', error);
      setFailed(true);
    });
  }, [drawn]);
  return (
    <section className={failed ? 'map__box failed' : 'map__box'} aria-label={label}>
      {components ? (
        <components.Live label={label} places={places} tiles={tiles} Outline={components.Outline} />
      ) : (
        <p className="map__sorry">We couldn't load the map. Use the links below to open it.</p>
      )}
    </section>
  );
});

async function loadMapComponents(drawn: boolean): Promise<MapComponents> {
  const [{ LeafletMap }, drawing] = await Promise.all([
    import('./LeafletMap.tsx'),
    drawn ? import('./CountryOutline.tsx') : undefined,
    loadStyles(styles),
  ]);
  return { Live: LeafletMap, Outline: drawing?.CountryOutline };
}
