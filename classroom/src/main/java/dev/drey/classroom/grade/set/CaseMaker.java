package dev.drey.classroom.grade.set;

import dev.drey.classroom.grade.cases.GradeCase;
import dev.drey.classroom.grade.slip.SlipCover;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Makes fresh cases of all four tasks, the same for the same seed. In a set of 20 or more every slip shows. */
public final class CaseMaker {
    private CaseMaker() {}

    public static CaseSet make(int count, long seed) {
        if (count < 1) {
            throw new IllegalArgumentException(count + " cases; at least 1 can be made");
        }
        CaseDraw draw = new CaseDraw(new Random(seed));
        List<GradeCase> cases = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            cases.add(draw.draw(i));
        }
        SlipCover.complete(cases, draw::draw);
        return new CaseSet(cases);
    }
}
