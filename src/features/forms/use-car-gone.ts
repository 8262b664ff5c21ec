import { useEffect, useState } from 'react';
import { isAvailable } from '#domain/car/availability.ts';
import { liveStock } from '#features/device/live-stock.ts';
import { dealerSwitches } from './dealer-forms.ts';

/**
 * What is said on top of a form when the car that it is about can't be had any more. The form stays: who writes about a car
 * that has gone may be helped to another one. Nothing is said where the stock can't be asked.
 */
export function useCarGone(carId: string | undefined): string | undefined {
  const [gone, setGone] = useState<string>();
  useEffect(() => {
    if (!carId) return;
    let left = false;
    newsOf(carId).then((news) => {
      if (!left) setGone(news);
    }, Boolean);
    return () => {
      left = true;
    };
  }, [carId]);
  return gone;
}

async function newsOf(carId: string): Promise<string | undefined> {
  const live = (await liveStock())[carId];
  if (live && isAvailable({ status: live[0] })) return undefined;
  const { vehicle } = await dealerSwitches();
  const news = live ? `Unfortunately this ${vehicle} recently sold.` : `This ${vehicle} has left our stock.`;
  return `${news} Write to us all the same, and we will help you find a similar ${vehicle}.`;
}
