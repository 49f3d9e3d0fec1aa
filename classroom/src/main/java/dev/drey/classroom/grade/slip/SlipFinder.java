package dev.drey.classroom.grade.slip;

import dev.drey.classroom.grade.cases.GradeCase;
import dev.drey.classroom.grade.compare.Comparer;
import dev.drey.classroom.grade.compare.Comparison;
import dev.drey.classroom.homework.Answer;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Finds out which slips a student's answers come from, by making them: first one, then two at once. */
public final class SlipFinder {
    private static final long NODES_PER_TRIAL = 1_000_000;
    private static final long NODES_PER_CASE = 6_000_000;

    /** Agreeing for so many lines more than the right answer does is no accident. */
    private static final long CLEARLY_BEYOND = 20;

    /** Fewer lines than these may come from one slip as well as from another: a few nodes, or two moves of a battle. */
    private static final int TELLING = 12;

    private SlipFinder() {}

    /** What can be said about a student's answers to a case that are not right. */
    public static SlipEvidence look(GradeCase grade, Path folder, Map<Answer, Comparison> comparisons) {
        if (comparisons.values().stream().noneMatch(Comparison.Different.class::isInstance)) {
            return SlipEvidence.NONE;
        }
        List<Answer> present = comparisons.entrySet().stream()
                .filter(entry -> isRead(entry.getValue()))
                .map(Map.Entry::getKey)
                .toList();
        return new Trials(grade, folder, present).evidence(comparisons);
    }

    private static boolean isRead(Comparison comparison) {
        return comparison.isRight() || comparison instanceof Comparison.Different;
    }

    private static final class Trials {
        private final GradeCase grade;
        private final Path folder;
        private final List<Answer> answers;
        private final Optional<Spelling> spelling;
        private long nodesLeft = NODES_PER_CASE;

        Trials(GradeCase grade, Path folder, List<Answer> answers) {
            this.grade = grade;
            this.folder = folder;
            this.answers = answers;
            this.spelling = answers.contains(Answer.TRAVERSE_LOG)
                    ? Spelling.in(Comparer.firstLines(folder.resolve(Answer.TRAVERSE_LOG.file()), 3))
                    : Optional.empty();
        }

        SlipEvidence evidence(Map<Answer, Comparison> comparisons) {
            Set<Quirk> quirks = EnumSet.allOf(Quirk.class);
            if (spelling.isEmpty()) {
                quirks.remove(Quirk.INFINITY_SPELLED);
            }
            Set<Set<Quirk>> found = new LinkedHashSet<>();
            Resemblance resemblance = new Resemblance(firstDifference(comparisons) + CLEARLY_BEYOND);
            for (Quirk quirk : quirks) {
                long agreed = agreed(Set.of(quirk));
                if (agreed == Long.MAX_VALUE) {
                    found.add(Set.of(quirk));
                } else {
                    resemblance.add(quirk, agreed);
                }
            }
            if (found.isEmpty()) {
                tryPairs(quirks, found);
            }
            Optional<Quirk> alike = found.isEmpty() ? resemblance.best() : Optional.empty();
            return new SlipEvidence(found, alike, isShort());
        }

        /** Whether the answer is so short that many a slip comes to the same. */
        private boolean isShort() {
            Path longest = folder.resolve(answers.get(0).file());
            return Comparer.firstLines(longest, TELLING).size() < TELLING;
        }

        private void tryPairs(Set<Quirk> quirks, Set<Set<Quirk>> found) {
            for (Quirk one : quirks) {
                for (Quirk other : quirks) {
                    if (one.compareTo(other) < 0
                            && one.slip() != other.slip()
                            && agreed(Set.of(one, other)) == Long.MAX_VALUE) {
                        found.add(Set.of(one, other));
                    }
                }
            }
        }

        private long firstDifference(Map<Answer, Comparison> comparisons) {
            return comparisons.get(answers.get(0)) instanceof Comparison.Different different
                    ? different.line()
                    : Long.MAX_VALUE - CLEARLY_BEYOND;
        }

        /** For how many lines of the first answer a program with these quirks agrees; the largest number if in all. */
        private long agreed(Set<Quirk> quirks) {
            if (nodesLeft <= 0) {
                return 0;
            }
            Effort effort = new Effort(Math.min(nodesLeft, NODES_PER_TRIAL));
            SlippedAdvisor advisor = new SlippedAdvisor(quirks, spelling.orElse(Spelling.RIGHT), effort);
            try {
                for (Answer answer : answers) {
                    Comparison comparison = Comparer.compare(
                            folder.resolve(answer.file()), to -> advisor.write(grade.homework(), answer, to));
                    if (!comparison.isRight()) {
                        return answer == answers.get(0) && comparison instanceof Comparison.Different different
                                ? different.line() - 1
                                : 0;
                    }
                }
                return Long.MAX_VALUE;
            } catch (Effort.Spent spent) {
                return 0;
            } finally {
                nodesLeft -= effort.used();
            }
        }
    }

    /** The quirk that agrees for longest, unless another slip does as well. */
    private static final class Resemblance {
        private long most;
        private Optional<Quirk> best = Optional.empty();

        Resemblance(long least) {
            most = least - 1;
        }

        void add(Quirk quirk, long agreed) {
            if (agreed > most) {
                most = agreed;
                best = Optional.of(quirk);
            } else if (agreed == most && best.isPresent() && best.get().slip() != quirk.slip()) {
                best = Optional.empty();
            }
        }

        Optional<Quirk> best() {
            return best;
        }
    }
}
