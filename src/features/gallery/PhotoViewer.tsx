import { type KeyboardEvent, type Ref, type RefObject, useEffect, useRef } from 'react';
import { Icon } from '#ui/icons/Icon.tsx';
import { usePhotoCarousel } from './use-photo-carousel.ts';
import { usePhotoZoom } from './use-photo-zoom.ts';
import { MAX_ZOOM, type Zoom } from './zoom.ts';

/** A photo with its addresses. */
export interface ViewerPhoto {
  readonly src: string;
  readonly srcSet: string;
  readonly alt: string;
  /** What it shows, where that is known: 'dashboard'. */
  readonly caption?: string | null | undefined;
}

export interface PhotoViewerProps {
  readonly photos: readonly ViewerPhoto[];
  /** Index of the photo that is shown first, from 0. */
  readonly start: number;
  /** Whether photos change without animation. */
  readonly reducedMotion: boolean;
  readonly onShow: (index: number) => void;
  readonly onClose: () => void;
}

const INSIDE =
  /\b(inside|interior|cabin|dash|seats?|steering|console|screen|odometer|boot|load space|cargo)/i;
const OUTSIDE = /\b(outside|exterior|front|rear|side|grille|headlights?|wheels?|tray|roof|tow ?bar)\b/i;

const SIDES = ['Outside', 'Inside'] as const;

/** Which side of a car a photo shows, where its caption says so. */
function sideOf({ caption }: ViewerPhoto): (typeof SIDES)[number] | undefined {
  if (!caption) return undefined;
  if (INSIDE.test(caption)) return 'Inside';
  return OUTSIDE.test(caption) ? 'Outside' : undefined;
}

/** The photos of a car over the whole screen, with swiping, buttons, keys, zooming and panning. */
export function PhotoViewer({ photos, start, reducedMotion, onShow, onClose }: PhotoViewerProps) {
  const viewport = useRef<HTMLDivElement>(null);
  const image = useRef<HTMLImageElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const scale = useRef(1);
  const carousel = usePhotoCarousel(start, () => scale.current === 1, onShow);
  const { index } = carousel;
  const { zoom, step, pan, reset, handlers } = usePhotoZoom({ viewport, image, scale }, index);
  useEffect(() => closeButton.current?.focus(), []);

  const last = photos.length - 1;
  const sides = photos.map(sideOf);
  const show = (next: number) => carousel.show(Math.min(Math.max(next, 0), last), reducedMotion);
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
    const action = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys.get(event.key);
    if (!action) return;
    event.preventDefault();
    action();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the dialog around it, and each has a button.
    <div className="viewer__frame" onKeyDown={onKeyDown}>
      <div className="viewer__bar">
        <p className="num" role="status">{`Photo ${index + 1} of ${photos.length}`}</p>
        <ViewerButton name="Zoom out" icon="minus" disabled={zoom.scale === 1} onPress={() => step(-1)} />
        <ViewerButton name="Zoom in" icon="plus" disabled={zoom.scale === MAX_ZOOM} onPress={() => step(1)} />
        <ViewerButton name="Close photos" icon="close" button={closeButton} onPress={onClose} />
      </div>
      <div
        className="viewer__view"
        ref={(element) => {
          viewport.current = element;
          carousel.ref(element);
        }}
        data-zoomed={zoom.scale > 1 || undefined}
        {...handlers}
      >
        <ViewerTrack photos={photos} index={index} seen={carousel.seen} zoom={zoom} image={image} />
      </div>
      {SIDES.every((side) => sides.includes(side)) && (
        <div className="viewer__sides">
          {SIDES.map((side) => (
            <button
              key={side}
              type="button"
              aria-pressed={sides[index] === side}
              onClick={() => show(sides.indexOf(side))}
            >
              {side}
            </button>
          ))}
        </div>
      )}
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

interface ViewerTrackProps extends Pick<PhotoViewerProps, 'photos'> {
  readonly index: number;
  readonly seen: ReadonlySet<number>;
  readonly zoom: Zoom;
  /** The image element of the current photo. */
  readonly image: RefObject<HTMLImageElement | null>;
}

function ViewerTrack({ photos, index, seen, zoom, image }: ViewerTrackProps) {
  return (
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
  );
}

interface ViewerButtonProps {
  readonly name: string;
  readonly icon: 'plus' | 'minus' | 'close' | 'left' | 'right';
  readonly disabled?: boolean;
  readonly button?: Ref<HTMLButtonElement>;
  readonly onPress: () => void;
}

/** A button of the viewer. A disabled one keeps the focus, so it uses aria-disabled. */
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
      <Icon name={icon} />
    </button>
  );
}
