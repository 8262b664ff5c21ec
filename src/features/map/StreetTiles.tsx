import { useEffect, useRef } from 'react';
import { TileLayer } from 'react-leaflet';
import type { MapData } from './map-data.ts';

interface StreetTilesProps {
  readonly tiles: NonNullable<MapData['tiles']>;
  /** Called if no tile can be loaded. */
  readonly onFailed: () => void;
}

/** A provider that has sent nothing after this long counts as unreachable. */
const TILES_TIMEOUT_MS = 10_000;

/** The provider's tiles. A tile that is missing among others leaves a gap; only if there are none have they failed. */
export function StreetTiles({ tiles, onFailed }: StreetTilesProps) {
  const loaded = useRef(false);
  const failIfNone = useRef(() => {});
  failIfNone.current = () => {
    if (!loaded.current) onFailed();
  };
  useEffect(() => {
    const timer = setTimeout(() => failIfNone.current(), TILES_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <TileLayer
      {...tiles}
      eventHandlers={{
        tileload: () => {
          loaded.current = true;
        },
        // All tiles in view have arrived or failed.
        load: () => failIfNone.current(),
      }}
    />
  );
}
