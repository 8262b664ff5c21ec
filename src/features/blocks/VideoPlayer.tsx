import { memo, useState } from 'react';
import type { Photo } from '#features/photo/photo.ts';
import { isPlainClick } from '#ui/plain-click.ts';

interface VideoPlayerProps {
  readonly title: string;
  /** Its page at the service, for those without scripts or who want it in a window of its own. */
  readonly page: string;
  /** Its player. */
  readonly player: string;
  readonly picture: Photo | null;
}

/** A picture and a link to a video, in whose place a press puts the player. The service is asked for nothing before. */
export const VideoPlayer = memo(function Video({ title, page, player, picture }: VideoPlayerProps) {
  const [plays, setPlays] = useState(false);
  if (plays)
    return (
      <iframe
        // The player takes the keyboard over from the link.
        ref={(frame) => frame?.focus()}
        className="video__stage"
        src={player}
        title={title}
        allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a player is pressed.
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
        setPlays(true);
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
