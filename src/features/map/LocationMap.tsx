import { useStore } from '@nanostores/react';
import { memo, type ReactNode, useEffect, useMemo, useState } from 'react';
import { loadStyles } from '#browser/load-styles.ts';
import { logWarning } from '#browser/log.ts';
import type { CountryCode } from '#domain/country.ts';
import type { Drawing } from './CountryOutline.tsx';
import type { LeafletMap } from './LeafletMap.tsx';
import { LocationCards } from './LocationCards.tsx';
import styles from './leaflet-map.css?url';
import type { MapData } from './map-data.ts';
import { shownLocations } from './shown-locations.ts';

interface LocationMapProps extends MapData {
  /** The map's accessible name: 'Map of our locations'. */
  readonly label: string;
  /** Whether address and directions of a single location stand beside the drawing, which shows no streets. */
  readonly beside: boolean;
}

/** The components of a map, loaded when it is scrolled into view. */
interface MapComponents {
  readonly Live: typeof LeafletMap;
  /** The drawing of the country, without tiles. */
  readonly outline: ReactNode;
}

/**
 * The box of a map: the provider's tiles, or the drawing where there are none or none can be loaded. If the map fails to
 * load it says so; the list below links to an external map.
 */
export const LocationMap = memo(function LocationMap({
  label,
  places,
  tiles,
  country = 'au',
  beside,
}: LocationMapProps) {
  const [components, setComponents] = useState<MapComponents>();
  const [failed, setFailed] = useState(false);
  const [drawn, setDrawn] = useState(!tiles);
  const shown = useStore(shownLocations, { ssr: 'initial' });
  const pinned = useMemo(() => {
    const left = places.filter(({ href }) => shown?.includes(href) ?? true);
    return left.length > 0 ? left : places;
  }, [places, shown]);
  useEffect(() => {
    loadMapComponents(drawn ? country : undefined).then(setComponents, (error) => {
      logWarning('Map: failed to load. The list below it links to an external map.', error);
      setFailed(true);
    });
  }, [drawn, country]);
  const details = drawn && components && beside && places.length === 1;
  return (
    <section
      className={failed ? 'map__box failed' : 'map__box'}
      data-beside={details ? '' : undefined}
      aria-label={label}
    >
      {components ? (
        <components.Live
          key={drawn ? 'drawn' : 'tiles'}
          label={label}
          places={pinned}
          tiles={drawn ? undefined : tiles}
          outline={components.outline}
          onTilesFailed={() => {
            logWarning('Map: no tile could be loaded. A drawing takes their place.');
            setDrawn(true);
          }}
        />
      ) : (
        <p className="map__sorry">We couldn't load the map. Use the links below to open it.</p>
      )}
      {details && <LocationCards places={places} open={false} />}
    </section>
  );
});

const DRAWINGS = {
  au: () => import('./australia.json'),
  nz: () => import('./new-zealand.json'),
} satisfies Record<CountryCode, () => Promise<{ readonly default: Drawing }>>;

/** `drawn` is the country to draw, if one is. */
async function loadMapComponents(drawn: CountryCode | undefined): Promise<MapComponents> {
  const [{ LeafletMap }, outline] = await Promise.all([
    import('./LeafletMap.tsx'),
    drawn && loadOutline(drawn),
    loadStyles(styles),
  ]);
  return { Live: LeafletMap, outline };
}

async function loadOutline(country: CountryCode): Promise<ReactNode> {
  const [{ CountryOutline }, drawing] = await Promise.all([
    import('./CountryOutline.tsx'),
    DRAWINGS[country](),
  ]);
  return <CountryOutline drawing={drawing.default} />;
}
