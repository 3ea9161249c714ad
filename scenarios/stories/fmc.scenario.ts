import { defineScenario } from '../define.ts';

export const actingInside = defineScenario({
  id: 'stories/fmc-acts-inside-a-fleet',
  title: 'A management company acts inside a fleet',
  story: 'From sixty fleets to one: find it, enter it, work there on behalf of its users, and come back.',
  brands: ['default'],
  roles: ['FMC', 'FMC Fleet Admin'],
  start: '/fmc_dashboard',
  signedIn: true,
  steps: [
    {
      say: 'A management company oversees sixty fleets and sees how large they are and what they spend.',
      note: 'Scroll the list: the next fifty load on their own.',
      open: '/fmc_dashboard',
      see: '60 fleets under management',
    },
    {
      say: 'The list can be filtered by region, rep, payment or activity; the filter is in the address and can be shared.',
      open: '/fmc_dashboard?filter_type=is_active',
      see: 'Filter value',
    },
    {
      say: 'Five orders are awaiting approval in this fleet. One click, and the company acts inside it; a banner says so on every page.',
      note: 'The banner names the fleet. Everything done from here on is done on behalf of its users.',
      open: '/fmc_dashboard',
      press: { role: 'link', name: '5 orders awaiting approval in Granite Electric' },
      see: 'You’re acting inside Granite Electric',
    },
    { say: 'One click, and the sixty fleets are back.', press: { role: 'link', name: 'Back to FMC' }, see: 'fleets under management' },
  ],
});
