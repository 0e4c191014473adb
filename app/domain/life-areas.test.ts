import { expect, test } from "vitest";
import {
  ANSWER_LABELS,
  ANSWER_VALUES,
  AREAS,
  POLARITIES,
  QUESTION_COUNT,
  SUB_DIMENSION_NAMES,
  SUB_DIMENSIONS,
} from "./life-areas.ts";

test("The areas and their sub-dimensions are in the documented order", () => {
  expect(AREAS.map((area) => [area, SUB_DIMENSIONS[area].join(", ")])).toEqual([
    [
      "safety",
      "Physical Safety, Emotional Safety, Financial Security, Boundaries, Risk Management",
    ],
    [
      "connection",
      "Intimate Relationships, Social Networks, Communication, Empathy, Social Confidence",
    ],
    [
      "recreation",
      "Play & Fun, Creative Expression, Hobbies & Interests, Work-Life Balance, Adventure & Novelty",
    ],
    ["significance", "Life Purpose, Achievement, Career Fulfillment, Contribution, Recognition"],
    ["growth", "Personal Growth, Spirituality, Wisdom, Legacy, Self-Actualization"],
  ]);
});

test("The list of all sub-dimensions contains those of each area in turn", () => {
  expect(SUB_DIMENSION_NAMES).toEqual(AREAS.flatMap((area) => SUB_DIMENSIONS[area]));
  expect(new Set(SUB_DIMENSION_NAMES).size).toBe(25);
  expect(SUB_DIMENSION_NAMES.length * 4).toBe(QUESTION_COUNT);
});

test("The scale runs from 1 to 5 with the documented labels", () => {
  expect(ANSWER_VALUES.map((value) => [value, ANSWER_LABELS[value]])).toEqual([
    [1, "Strongly Disagree"],
    [2, "Disagree"],
    [3, "Neutral"],
    [4, "Agree"],
    [5, "Strongly Agree"],
  ]);
  expect(Object.keys(ANSWER_LABELS)).toHaveLength(5);
});

test("A statement is positive or reverse", () => {
  expect(POLARITIES).toEqual(["positive", "reverse"]);
});
