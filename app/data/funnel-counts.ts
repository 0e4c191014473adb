import { type SQL, sql } from "drizzle-orm";
import { type FunnelStep, toFunnelStep } from "#app/domain/funnel-step.ts";
import { type CountSeen, OTHER_SOURCE, type Visit } from "#app/domain/visit.ts";
import { countUse, type DistinctUse, isNoted, noteUse, type Use, usesOf } from "./daily-uses.ts";
import type { Database } from "./database.ts";
import { funnelCounts, origins } from "./schema.ts";

/** The most pairs of source and campaign that are counted by name in a day. */
const MAX_SOURCES = 200;
/** The most of them that one network brings up, so that its inventions do not push out those of a day's visitors. */
const MAX_NEW_SOURCES = 5;
/** The most starts that one network adds to a day's count, by which experiments are judged. */
const MAX_STARTS = 50;

/** Whether the pair has been counted today. Takes one seek. */
const isKnown = ({ day, source, campaign }: Visit) =>
  sql`(${source} = '' or exists (select 1 from ${funnelCounts}
    where day = ${day} and source = ${source} and campaign = ${campaign}))`;

const naming = ({ day, network: user, source, campaign }: Visit): DistinctUse => ({
  day,
  user,
  of: "source",
  what: `${source}/${campaign}`,
});

/** Names a new pair of a visit if its network may, as part of a batch, before the visit's steps are counted. */
export const nameSource = (db: Database, visit: Visit | null) =>
  noteUse(
    db,
    naming(visit ?? NOT_COUNTED),
    MAX_NEW_SOURCES,
    visit === null ? sql`false` : sql`not ${isKnown(visit)}`,
  );

/** The next pair in the order of the key; null after the last one. */
const next = (column: "source" | "campaign", day: number) =>
  sql`(select ${sql.raw(column)} from ${funnelCounts} where day = ${day}
    and (source, campaign) > (pairs.source, pairs.campaign) order by source, campaign limit 1)`;

/** Goes from pair to pair by seeks: counting distinct pairs would read all of today's rows. */
const hasRoom = (day: number) =>
  sql`(with recursive pairs(source, campaign) as (select '', '' union all
    select ${next("source", day)}, ${next("campaign", day)} from pairs
      where pairs.source is not null limit ${MAX_SOURCES + 2})
    select count(nullif(source, ${OTHER_SOURCE})) - 1 from pairs) < ${MAX_SOURCES}`;

const addOne = { target: [...keyOf()], set: { n: sql`${funnelCounts.n} + 1` } };

function keyOf() {
  const { day, source, campaign, funnel, step, variant, country } = funnelCounts;
  return [day, source, campaign, funnel, step, variant, country];
}

/**
 * Counts a step of a visit if `condition` holds, as part of a batch, after `nameSource` and before the statement that
 * causes the step. The condition says whether that statement will change anything, so that a retry counts nothing.
 * Sources over the day's limit are counted as one, which the statement itself decides, so that concurrent calls do not
 * exceed the limit.
 */
export const countStep = (
  db: Database,
  visit: Visit | null,
  [funnel, step]: FunnelStep,
  condition: SQL = sql`true`,
) => {
  const counted = visit ?? NOT_COUNTED;
  const { day, source, campaign, variant, country } = counted;
  return db
    .insert(funnelCounts)
    .select(
      // An `insert … select` needs every column, in the order of the table.
      sql`select ${day}, iif(fits, ${source}, ${OTHER_SOURCE}), iif(fits, ${campaign}, ''),
        ${funnel}, ${step}, ${variant}, ${country}, 1
        from (select ${isKnown(counted)} or (${isNoted(naming(counted))} and ${hasRoom(day)}) as fits)
        where ${visit !== null} and ${condition}`,
    )
    .onConflictDoUpdate(addOne);
};

/** Replaces the visit of a robot, which is not counted. */
const NOT_COUNTED: Visit = {
  source: "",
  campaign: "",
  variant: "",
  country: "other",
  day: 0,
  network: "",
};

const startsOf = ({ day, network: user }: Visit): Use => ({ day, user, what: "start" });

/** Counts a start of the life assessment for its network, as part of a batch, after `countStep`. */
export const noteStart = (db: Database, visit: Visit | null) =>
  countUse(db, startsOf(visit ?? NOT_COUNTED), isCountedStart(visit));

/** Whether a start is still counted today: a script that starts attempts in a loop would drown an experiment. */
export const isCountedStart = (visit: Visit | null): SQL =>
  visit === null ? sql`false` : sql`${usesOf(startsOf(visit))} < ${MAX_STARTS}`;

/** Gives the origin of a visit its number, as part of a batch, after its step was counted. */
export const insertOrigin = (db: Database, visit: Visit | null) => {
  const { variant, country } = visit ?? NOT_COUNTED;
  return db
    .insert(origins)
    .select(
      sql`select null, source, campaign, ${variant}, ${country} from ${selectCounted(visit ?? NOT_COUNTED)}
        where ${visit !== null}`,
    )
    .onConflictDoNothing();
};

/** The `source` and `campaign` under which a visit is counted, one row. */
const selectCounted = (visit: Visit) =>
  sql`(select iif(fits, ${visit.source}, ${OTHER_SOURCE}) as source, iif(fits, ${visit.campaign}, '') as campaign
    from (select ${isKnown(visit)} as fits))`;

/** The number of a visit's origin; null for a robot. */
export const originOf = (visit: Visit | null): SQL<number> | null =>
  visit &&
  sql<number>`(select id from ${selectCounted(visit)} as counted join ${origins} using (source, campaign)
    where variant = ${visit.variant} and country = ${visit.country})`;

type OwnStep = {
  readonly funnel: FunnelStep[0] | SQL;
  readonly step: FunnelStep[1] | SQL;
  readonly day: number | SQL;
  /** Tables to join, one of them with an `origin_id`. */
  readonly from: SQL;
  readonly condition: SQL;
};

/** Counts a step of a row with an origin, under that origin; like `countStep`, before the statement that causes it. */
export const countOwnStep = (db: Database, { funnel, step, day, from, condition }: OwnStep) =>
  db
    .insert(funnelCounts)
    .select(
      sql`select ${day}, origins.source, origins.campaign, ${funnel}, ${step}, origins.variant, origins.country, 1
        from ${from} join ${origins} on origins.id = origin_id where ${condition}`,
    )
    .onConflictDoUpdate(addOne);

/** Counts what pages report, in one batch. */
export const countInDatabase =
  (db: Database): CountSeen =>
  async (visit, steps) => {
    const counts = steps.map((step) => countStep(db, visit, toFunnelStep(step)));
    await db.batch([nameSource(db, visit), ...counts]);
  };
