import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { VideoPlayer } from '#features/blocks/VideoPlayer.tsx';
import { hydrateIsland } from '#tests/support/browser/hydrate-island.ts';

const video = (
  <VideoPlayer title="A tour" page="https://video.example.com/1" player="about:blank" picture={null} />
);
const link = () => screen.getByRole('link', { name: /Play the video/ });

test('a click replaces the link with the player and moves focus to it', () => {
  hydrateIsland(video);
  expect(fireEvent.click(link())).toBe(false);
  expect(screen.getByTitle('A tour').getAttribute('src')).toBe('about:blank');
  expect(document.activeElement).toBe(screen.getByTitle('A tour'));
});

test('a click that opens a new tab follows the link to the video service', () => {
  render(video);
  expect(fireEvent.click(link(), { ctrlKey: true })).toBe(true);
  expect(screen.queryByTitle('A tour')).toBeNull();
});
