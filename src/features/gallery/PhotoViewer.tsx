import useEmblaCarousel from 'embla-carousel-react';
import { type KeyboardEvent, type Ref, useEffect, useRef, useState } from 'react';
import { Arrow } from '#ui/icons/Arrow.tsx';
import { usePhotoZoom } from './use-photo-zoom.ts';
import { MAX_ZOOM } from './zoom.ts';

/** Drawn as components/icons.ts has them, on 20 x 20; kept here, where they are used, and not in every page that has icons. */
const ICONS = {
  plus: 'M4.5 10h11M10 4.5v11',
  minus: 'M4.5 10h11',
  close: 'm5 5 10 10M15 5 5 15',
} as const;

/** A photo as the page has it. */
export interface ViewerPhoto {
  readonly src: string;
  readonly srcSet: string;
  readonly alt: string;
}

export interface PhotoViewerProps {
  readonly photos: readonly ViewerPhoto[];
  /** Which one is shown first, from 0. */
  readonly start: number;
  /** Whether photos change at once, without a slide. */
  readonly reducedMotion: boolean;
  readonly onShow: (index: number) => void;
  readonly onClose: () => void;
}

/** The photos of a car over the whole screen: swiped, leafed through by buttons and keys, enlarged and moved about. */
export function PhotoViewer({ photos, start, reducedMotion, onShow, onClose }: PhotoViewerProps) {
  const [index, setIndex] = useState(start);
  const [seen, setSeen] = useState(() => withNeighbours(start));
  const viewport = useRef<HTMLDivElement>(null);
  const image = useRef<HTMLImageElement>(null);
  const closing = useRef<HTMLButtonElement>(null);
  const { zoom, scale, step, pan, reset, handlers } = usePhotoZoom(viewport, image, index);
  const [emblaRef, embla] = useEmblaCarousel({
    startIndex: start,
    duration: 20,
    // An enlarged photo is moved, not changed.
    watchDrag: () => scale.current === 1,
  });

  useEffect(() => {
    if (!embla) return;
    const onSelect = () => {
      const now = embla.selectedScrollSnap();
      setIndex(now);
      setSeen((known) => new Set([...known, ...withNeighbours(now)]));
      onShow(now);
    };
    embla.on('select', onSelect);
    return () => {
      embla.off('select', onSelect);
    };
  }, [embla, onShow]);

  useEffect(() => closing.current?.focus(), []);

  const last = photos.length - 1;
  const show = (next: number) => embla?.scrollTo(Math.min(Math.max(next, 0), last), reducedMotion);
  const keys = new Map([
    ['ArrowLeft', () => (zoom.scale > 1 ? pan(0.1, 0) : show(index - 1))],
    ['ArrowRight', () => (zoom.scale > 1 ? pan(-0.1, 0) : show(index + 1))],
    ['ArrowUp', () => pan(0, 0.1)],
    ['ArrowDown', () => pan(0, -0.1)],
    ['Home', () => show(0)],
    ['End', () => show(last)],
    ['+', () => step(1)],
    ['=', () => step(1)],
    ['-', () => step(-1)],
    ['0', reset],
  ]);
  const onKeyDown = (event: KeyboardEvent) => {
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys.get(event.key);
    if (!act) return;
    event.preventDefault();
    act();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the dialog around it, and each has a button.
    <div className="viewer__frame" onKeyDown={onKeyDown}>
      <div className="viewer__bar">
        <p className="num" role="status">{`Photo ${index + 1} of ${photos.length}`}</p>
        <ViewerButton name="Zoom out" icon="minus" disabled={zoom.scale === 1} onPress={() => step(-1)} />
        <ViewerButton name="Zoom in" icon="plus" disabled={zoom.scale === MAX_ZOOM} onPress={() => step(1)} />
        <ViewerButton name="Close photos" icon="close" button={closing} onPress={onClose} />
      </div>
      <div
        className="viewer__view"
        ref={(element) => {
          viewport.current = element;
          emblaRef(element);
        }}
        data-zoomed={zoom.scale > 1 || undefined}
        {...handlers}
      >
        <ul className="viewer__track">
          {photos.map(({ src, srcSet, alt }, at) => (
            <li key={src} aria-hidden={at !== index}>
              <img
                ref={at === index ? image : undefined}
                {...(seen.has(at) && { src, srcSet, sizes: zoom.scale > 1 ? '300vw' : '100vw' })}
                alt={alt}
                draggable={false}
                style={
                  at === index
                    ? { transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` }
                    : undefined
                }
              />
            </li>
          ))}
        </ul>
      </div>
      <ViewerButton
        name="Previous photo"
        icon="left"
        disabled={index === 0}
        onPress={() => show(index - 1)}
      />
      <ViewerButton
        name="Next photo"
        icon="right"
        disabled={index === last}
        onPress={() => show(index + 1)}
      />
    </div>
  );
}

interface ViewerButtonProps {
  readonly name: string;
  readonly icon: keyof typeof ICONS | 'left' | 'right';
  readonly disabled?: boolean;
  readonly button?: Ref<HTMLButtonElement>;
  readonly onPress: () => void;
}

/** A button that cannot be pressed keeps the focus that is on it. */
function ViewerButton({ name, icon, disabled = false, button, onPress }: ViewerButtonProps) {
  return (
    <button
      type="button"
      className={`icon-btn viewer__${icon}`}
      ref={button}
      aria-label={name}
      aria-disabled={disabled}
      onClick={() => {
        if (!disabled) onPress();
      }}
    >
      {icon === 'left' || icon === 'right' ? (
        <Arrow to={icon} />
      ) : (
        <svg className="ico" viewBox="0 0 20 20" aria-hidden="true">
          <path d={ICONS[icon]} />
        </svg>
      )}
    </button>
  );
}

/** A photo and its neighbours, which are fetched before they are asked for. */
function withNeighbours(index: number): ReadonlySet<number> {
  return new Set([index - 1, index, index + 1]);
}
