package dev.drey.classroom.report;

import dev.drey.classroom.diagnosis.StudentDiagnosis.CaseDiagnosis;
import dev.drey.classroom.grading.CaseResult;
import dev.drey.classroom.grading.ClassResult;
import dev.drey.classroom.grading.StudentResult;
import java.io.Writer;
import java.time.Duration;
import java.util.List;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

/** Writes results as JUnit XML, which CI systems read: one test suite per student, one test per case. */
public final class JUnitReport {
    private final XMLStreamWriter xml;

    private JUnitReport(XMLStreamWriter xml) {
        this.xml = xml;
    }

    /**
     * Writes an XML document.
     *
     * @param out a writer that encodes as UTF-8; it is not closed
     */
    public static void write(ClassResult result, Writer out) {
        try {
            XMLStreamWriter xml = XMLOutputFactory.newDefaultFactory().createXMLStreamWriter(out);
            new JUnitReport(xml).writeDocument(result);
            xml.flush();
        } catch (XMLStreamException e) {
            throw new IllegalStateException("the results cannot be written as XML", e);
        }
    }

    private void writeDocument(ClassResult result) throws XMLStreamException {
        List<StudentResult> students = result.students();
        xml.writeStartDocument("UTF-8", "1.0");
        newLine(0);
        xml.writeStartElement("testsuites");
        writeAttribute("name", "drey grade");
        writeCounts(
                students.stream().mapToInt(StudentResult::caseCount).sum(),
                students.stream().mapToInt(StudentResult::passedCount).sum(),
                students.stream().map(StudentResult::time).reduce(Duration.ZERO, Duration::plus));
        for (StudentResult student : students) {
            writeSuite(student);
        }
        newLine(0);
        xml.writeEndElement();
        newLine(0);
        xml.writeEndDocument();
    }

    private void writeSuite(StudentResult student) throws XMLStreamException {
        newLine(1);
        xml.writeStartElement("testsuite");
        writeAttribute("name", student.name());
        writeCounts(student.caseCount(), student.passedCount(), student.time());
        for (CaseResult result : student.cases()) {
            writeTest(student, result);
        }
        newLine(2);
        xml.writeStartElement("system-out");
        xml.writeCharacters(replaceInvalid(String.join("\n", TextReport.closingLines(student))));
        xml.writeEndElement();
        newLine(1);
        xml.writeEndElement();
    }

    private void writeTest(StudentResult student, CaseResult result) throws XMLStreamException {
        newLine(2);
        xml.writeStartElement("testcase");
        writeAttribute("name", result.homeworkCase().name());
        writeAttribute("classname", student.name());
        writeAttribute("time", seconds(result.run().time()));
        if (!result.passed()) {
            newLine(3);
            xml.writeStartElement("failure");
            writeAttribute("message", result.problem().orElseThrow());
            writeAttribute("type", result.diagnosis().map(CaseDiagnosis::title).orElse("wrong answer"));
            xml.writeCharacters(replaceInvalid(String.join("\n", TextReport.detailLines(result))));
            xml.writeEndElement();
            newLine(2);
        }
        xml.writeEndElement();
    }

    private void writeCounts(int tests, int passed, Duration time) throws XMLStreamException {
        writeAttribute("tests", Integer.toString(tests));
        writeAttribute("failures", Integer.toString(tests - passed));
        writeAttribute("errors", "0");
        writeAttribute("skipped", "0");
        writeAttribute("time", seconds(time));
    }

    private void writeAttribute(String name, String value) throws XMLStreamException {
        xml.writeAttribute(name, replaceInvalid(value).replace('\n', ' ').replace('\t', ' '));
    }

    private void newLine(int depth) throws XMLStreamException {
        xml.writeCharacters("\n" + "  ".repeat(depth));
    }

    private static String seconds(Duration time) {
        return ReportText.threeDecimals(ReportText.seconds(time));
    }

    /** The text with a question mark for each character that XML cannot contain, even escaped, or discourages. */
    private static String replaceInvalid(String text) {
        StringBuilder clean = new StringBuilder();
        text.codePoints().map(c -> isValid(c) ? c : '?').forEach(clean::appendCodePoint);
        return clean.toString();
    }

    private static boolean isValid(int c) {
        return c == '\n'
                || c == '\t'
                || c >= ' ' && c < 0x7f
                || c >= 0xa0 && c < Character.MIN_SURROGATE
                || c > Character.MAX_SURROGATE && c < 0xfffe
                || c > 0xffff && (c & 0xfffe) != 0xfffe;
    }
}
