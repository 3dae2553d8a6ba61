import { fireEvent, render, screen } from '@testing-library/react';
import zh from '../../i18n/zh-CN.json';
import { PictureViewer } from './PictureViewer.tsx';
import { fitted, moved, turned, zoomed } from './view.ts';

test('zoom has its ends, and what is in the middle stays there', () => {
  const near = zoomed(moved(fitted, 10, 0), 1);
  expect(near).toMatchObject({ zoom: 1.25, x: 12.5 });
  expect(zoomed(fitted, 100).zoom).toBe(8);
  expect(zoomed(fitted, -100).zoom).toBe(0.5);
  expect(turned(turned(turned(turned(moved(fitted, 5, 5)))))).toEqual(fitted);
});

test('buttons and keys do the same; a picture that does not come says so', () => {
  const failed = jest.fn();
  render(<PictureViewer src="/a.jpg" alt="License" onFailed={failed} />);
  const picture = screen.getByRole('img', { name: 'License' });
  const stage = picture.parentElement!;
  fireEvent.click(screen.getByRole('button', { name: zh.picture.zoomIn }));
  expect(screen.getByText('125%')).toBeTruthy();
  fireEvent.keyDown(stage, { key: '+' });
  expect(screen.getByText('156%')).toBeTruthy();
  fireEvent.keyDown(stage, { key: 'r' });
  expect(picture.style.transform).toContain('rotate(90deg)');
  fireEvent.keyDown(stage, { key: '0' });
  expect(picture.style.transform).toContain('rotate(0deg) scale(1)');
  fireEvent.error(picture);
  expect(failed).toHaveBeenCalledTimes(1);
  expect(screen.getByText(zh.picture.failed)).toBeTruthy();
});
