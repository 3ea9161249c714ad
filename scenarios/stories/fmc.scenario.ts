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
      press: { role: 'link', name: '5 orders awaiting approval in Granite Catering' },
      see: 'You’re acting inside Granite Catering',
    },
    { say: 'One click, and the sixty fleets are back.', press: { role: 'link', name: 'back to FMC' }, see: 'fleets under management' },
  ],
});

export const portfolioReview = defineScenario({
  id: 'stories/portfolio-review',
  title: 'Which of sixty fleets need attention',
  story: 'A management company compares its fleets, goes from a number to what it is made of, and comes back to the same list.',
  brands: ['default'],
  roles: ['FMC', 'FMC Fleet Admin'],
  start: '/fmc_dashboard',
  signedIn: true,
  steps: [
    {
      say: 'The list of fleets has a second view, which puts them side by side.',
      open: '/fmc_dashboard',
      press: { role: 'tab', name: 'Portfolio' },
      see: 'Median of the 60 fleets in the list',
    },
    {
      say: 'Sorted by spend this year: each number says how far it is from the median of the list.',
      note: 'Search for a region: the medians follow. The address has view, sort and search, and can be shared.',
      open: '/fmc_dashboard?view=portfolio&sort=-spend',
      see: 'vs. median',
    },
    {
      say: 'Seven services are past due at this fleet. One click, and they are listed, inside the fleet.',
      note: 'The banner names the fleet. Each number of the portfolio leads to its own rows.',
      press: { role: 'link', name: 'Past due services in Summit Catering: 7' },
      see: 'You’re acting inside Summit Catering',
    },
    {
      say: 'Back to the portfolio, as it was.',
      press: { role: 'link', name: 'back to FMC' },
      see: 'Median of the 60 fleets in the list',
    },
  ],
});
