import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { VideoPlayer } from '#features/blocks/VideoPlayer.tsx';
import { hydrateIsland } from '#tests/support/browser/hydrate-island.ts';

const video = (
  <VideoPlayer title="A tour" page="https://video.example.com/1" player="about:blank" picture={null} />
);
const link = () => screen.getByRole('link', { name: /Play the video/ });

test('a press puts the player in the place of the link, with the keyboard', () => {
  hydrateIsland(video);
  expect(fireEvent.click(link())).toBe(false);
  expect(screen.getByTitle('A tour').getAttribute('src')).toBe('about:blank');
  expect(document.activeElement).toBe(screen.getByTitle('A tour'));
});

test('a press that asks for a tab of its own leads to the service', () => {
  render(video);
  expect(fireEvent.click(link(), { ctrlKey: true })).toBe(true);
  expect(screen.queryByTitle('A tour')).toBeNull();
});
