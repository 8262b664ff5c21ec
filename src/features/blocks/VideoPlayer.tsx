import { memo, useState } from 'react';
import type { Photo } from '#features/photo/photo.ts';
import { isPlainClick } from '#ui/plain-click.ts';

interface VideoPlayerProps {
  readonly title: string;
  /** The address of its page at the service, for visitors without scripts or in a new tab. */
  readonly page: string;
  /** The address of its player. */
  readonly player: string;
  readonly picture: Photo | null;
}

/** A picture with a link to a video, replaced by the player on click. Nothing is requested from the service before that. */
export const VideoPlayer = memo(function VideoPlayer({ title, page, player, picture }: VideoPlayerProps) {
  const [isPlaying, setPlaying] = useState(false);
  if (isPlaying)
    return (
      <iframe
        // The focus moves from the link to the player.
        ref={(frame) => frame?.focus()}
        className="video__stage"
        src={player}
        title={title}
        allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a player is interactive.
        tabIndex={0}
      />
    );
  return (
    <a
      className="video__stage"
      href={page}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        setPlaying(true);
      }}
    >
      {picture && (
        <img
          src={picture.src}
          srcSet={picture.srcset}
          sizes="(min-width: 992px) 800px, 100vw"
          width={1200}
          height={675}
          alt=""
          loading="lazy"
          decoding="async"
        />
      )}
      <span className="video__play">
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M6 3.5v13L16.5 10z" />
        </svg>
        <span>Play the video</span>
        <span className="visually-hidden">{title}</span>
      </span>
    </a>
  );
});
