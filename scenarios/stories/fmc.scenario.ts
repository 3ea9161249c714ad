import { scenariosWith } from '../define.ts';

const scenario = scenariosWith({
  brands: ['default'],
  roles: ['FMC', 'FMC Fleet Admin'],
  start: '/fmc_dashboard',
  signedIn: true,
});

export const actingInside = scenario({
  id: 'stories/fmc-acts-inside-a-fleet',
  title: 'A management company acts inside a fleet',
  story: 'From sixty fleets to one: find it, enter it, work there on behalf of its users, and come back.',
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
    {
      say: 'One click, and the sixty fleets are back.',
      press: { role: 'link', name: 'back to FMC' },
      see: 'fleets under management',
    },
    {
      say: 'A bookmark into the fleet that was left shows none of its vehicles: it asks whether to open the fleet again.',
      open: '/vehicles',
      see: 'You left Granite Catering',
    },
    {
      say: 'Open again, and its vehicles are there.',
      press: { role: 'button', name: 'Open again' },
      see: 'You’re acting inside Granite Catering',
    },
  ],
});

const DEPOT = '/transfer_vehicles?from=5&to=8';

export const movingDepot = scenario({
  id: 'stories/moving-a-depot',
  title: 'Moving a depot’s vans',
  story:
    'A depot closes, and its vans go to another fleet: all of them at once, with a look before saving and a way back after.',
  start: DEPOT,
  steps: [
    {
      say: 'A courier company closes a depot. Its vans are on the left, their new fleet on the right.',
      note: 'The choice of both fleets is in the address: the page can be sent to a colleague as it is.',
      open: DEPOT,
      see: 'No vehicles moved yet',
    },
    {
      say: 'All vans are selected with one press, whatever the number of pages.',
      note: 'The arrow does the same as Ctrl+Enter in the list.',
      press: { role: 'checkbox', name: 'Select all' },
      see: '24 selected',
    },
    {
      say: 'The arrow moves them. Nothing has been sent yet; below the lists it says what a save will do.',
      press: { role: 'button', name: 'Move to destination fleet (Ctrl+Enter)' },
      see: '24 vehicles from Maple Street Couriers',
    },
    {
      say: 'Before anything is sent, it says what goes with them: an open order does, drivers and policies stay behind.',
      press: { role: 'button', name: 'Save' },
      see: 'Transfer 24 vehicles?',
    },
    {
      say: 'One call transfers all of them, or none.',
      press: { role: 'button', name: 'Transfer 24 vehicles' },
      see: 'Vehicles are transfered successfully',
    },
    {
      say: 'The depot stays open after all. One press, and every van is back in its fleet.',
      press: { role: 'button', name: 'Undo' },
      see: 'Transfer undone',
    },
  ],
});

export const portfolioReview = scenario({
  id: 'stories/portfolio-review',
  title: 'Which of sixty fleets need attention',
  story:
    'A management company compares its fleets, goes from a number to what it is made of, and comes back to the same list.',
  steps: [
    {
      say: 'The list of fleets has a second view, which puts them side by side.',
      open: '/fmc_dashboard',
      press: { role: 'tab', name: 'Portfolio' },
      see: 'Median of 60 fleets in the list',
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
      press: { role: 'button', name: 'Past-due services in Summit Catering: 7' },
      see: 'You’re acting inside Summit Catering',
    },
    {
      say: 'Back to the portfolio, as it was.',
      press: { role: 'link', name: 'back to FMC' },
      see: 'Median of 60 fleets in the list',
    },
  ],
});

export const newFleetStory = scenario({
  id: 'stories/a-new-fleet',
  title: 'A new fleet, up to its first vehicle',
  story:
    'A management company opens a fleet, sees what is left to do, works in it, and takes the first step: its first vehicle.',
  roles: ['FMC'],
  world: { paymentTypes: 'one' },
  steps: [
    {
      say: 'A customer signs with the management company. Its fleet starts with a form.',
      open: '/fmc_dashboard',
      press: { role: 'link', name: 'add new fleet' },
      see: 'Fleet information',
    },
    {
      say: 'A name is enough here: there is a single payment type, so it is chosen already.',
      note: 'With two payment types, none is chosen.',
      type: { Name: 'Birch Lane Catering', Regionoptional: 'West', Repoptional: 'Lena Hoff' },
      press: { role: 'button', name: 'Save' },
      see: 'fleet created',
    },
    {
      say: 'The fleet has a page of its own, which lists what is left to do: vehicles and people. Payment methods and policies are checked inside the fleet.',
      note: 'In a brand with telematics, connecting it is a step, too.',
      see: 'First steps',
    },
    {
      say: 'Its people get a link to their handbook in the menu.',
      note: 'Only addresses of web pages are accepted.',
      press: { role: 'button', name: 'Add link' },
      see: 'Add a quick link',
    },
    {
      say: 'A name, an address, and a word for those who wonder.',
      type: { 'Link name': 'Handbook', 'Web address': 'https://handbook.example/birch' },
      press: { role: 'button', name: 'Add link' },
      see: 'https://handbook.example/birch',
    },
    {
      say: 'One press, and the company works in the new fleet, on behalf of its users.',
      press: { role: 'button', name: 'administer this fleet' },
      see: 'You’re acting inside Birch Lane Catering',
    },
    {
      say: 'The dashboard says which first steps are done and which are left, each with its link. The first vehicle is added by its VIN.',
      open: '/vehicles/new',
      type: { VIN: '1FTBW2CM8KKB54321' },
      press: { role: 'button', name: 'Look up VIN' },
      see: '2019 Ford Transit was added to your fleet',
    },
    {
      say: 'The VIN says the rest. Plate and odometer can follow later.',
      press: { role: 'button', name: 'Finish later' },
      see: '2019 Ford Transit',
    },
  ],
});

export const monthEnd = scenario({
  id: 'stories/month-end-transactions',
  title: 'Month-end at a management company',
  story: 'What all fleets paid last month, then one of them, with the total by fleet and month.',
  start: '/fmc_transactions?from=2026-02-01&to=2026-02-28',
  steps: [
    {
      say: 'The payments of all fleets in February, newest first, and below them what they add up to.',
      note: 'The dates are in the address: send the link to a colleague.',
      open: '/fmc_transactions?from=2026-02-01&to=2026-02-28',
      see: 'Order payments',
    },
    {
      say: 'By fleet and month, for the invoice to each customer.',
      press: { role: 'button', name: 'By fleet and month' },
      see: 'February 2026',
    },
    {
      say: 'One fleet alone: the lists, the totals and the downloads follow.',
      open: '/fmc_transactions?from=2026-02-01&to=2026-02-28&fleet=5',
      see: 'Order payments',
    },
  ],
});
