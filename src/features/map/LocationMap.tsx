import { type ComponentType, memo, useEffect, useState } from 'react';
import { loadStyles } from '#browser/load-styles.ts';
import { logWarning } from '#browser/log.ts';
import type { LeafletMap } from './LeafletMap.tsx';
import styles from './leaflet-map.css?url';
import type { MapData } from './map-data.ts';

interface LocationMapProps extends MapData {
  /** What the map shows: 'Map of our locations'. */
  readonly label: string;
}

/** What a map is made of, all of it fetched when the map is come to. */
interface MapComponents {
  readonly Live: typeof LeafletMap;
  readonly Outline: ComponentType | undefined;
}

/** The box of a map; where the map can't be had it says so, and the list below it leads to one elsewhere. */
export const LocationMap = memo(function LocationMap({ label, places, tiles }: LocationMapProps) {
  const [parts, setParts] = useState<MapComponents>();
  const [failed, setFailed] = useState(false);
  const drawn = !tiles;
  useEffect(() => {
    loadMapComponents(drawn).then(setParts, (error) => {
      logWarning('The map could not be loaded', error);
      setFailed(true);
    });
  }, [drawn]);
  return (
    <section className={failed ? 'map__box failed' : 'map__box'} aria-label={label}>
      {parts ? (
        <parts.Live label={label} places={places} tiles={tiles} Outline={parts.Outline} />
      ) : (
        <p className="map__sorry">The map could not be loaded. The links below lead to it.</p>
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
