package dev.drey.classroom.grade.export;

import dev.drey.classroom.grade.CaseResult;
import dev.drey.classroom.grade.ClassResult;
import dev.drey.classroom.grade.StudentResult;
import dev.drey.classroom.grade.report.TextReport;
import java.io.Writer;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

/** Results as the XML that JUnit's runners write and CI systems read: a suite a student, a test a case. */
public final class JunitReport {
    private static final double NANOS = 1e9;

    private final XMLStreamWriter xml;

    private JunitReport(XMLStreamWriter xml) {
        this.xml = xml;
    }

    /** Writes a document; whoever opened the writer, for UTF-8, closes it. */
    public static void write(ClassResult result, Writer to) {
        try {
            XMLStreamWriter xml = XMLOutputFactory.newDefaultFactory().createXMLStreamWriter(to);
            new JunitReport(xml).write(result);
            xml.flush();
        } catch (XMLStreamException e) {
            throw new IllegalStateException("the results cannot be written as XML", e);
        }
    }

    private void write(ClassResult result) throws XMLStreamException {
        List<StudentResult> students = result.students();
        xml.writeStartDocument("UTF-8", "1.0");
        newLine(0);
        xml.writeStartElement("testsuites");
        attribute("name", "drey grade");
        counts(
                students.stream().mapToInt(StudentResult::total).sum(),
                students.stream().mapToInt(StudentResult::passed).sum(),
                students.stream().map(StudentResult::time).reduce(Duration.ZERO, Duration::plus));
        for (StudentResult student : students) {
            suite(student);
        }
        newLine(0);
        xml.writeEndElement();
        newLine(0);
        xml.writeEndDocument();
    }

    private void suite(StudentResult student) throws XMLStreamException {
        newLine(1);
        xml.writeStartElement("testsuite");
        attribute("name", student.name());
        counts(student.total(), student.passed(), student.time());
        for (CaseResult result : student.cases()) {
            test(student, result);
        }
        newLine(2);
        xml.writeStartElement("system-out");
        xml.writeCharacters(XmlText.clean(String.join("\n", TextReport.closing(student))));
        xml.writeEndElement();
        newLine(1);
        xml.writeEndElement();
    }

    private void test(StudentResult student, CaseResult result) throws XMLStreamException {
        newLine(2);
        xml.writeStartElement("testcase");
        attribute("name", result.grade().name());
        attribute("classname", student.name());
        attribute("time", seconds(result.run().time()));
        if (!result.passed()) {
            newLine(3);
            xml.writeStartElement("failure");
            attribute("message", result.problem().orElseThrow());
            attribute("type", result.guess().map(guess -> guess.title()).orElse("wrong answer"));
            xml.writeCharacters(XmlText.clean(String.join("\n", TextReport.details(result))));
            xml.writeEndElement();
            newLine(2);
        }
        xml.writeEndElement();
    }

    private void counts(int tests, int passed, Duration time) throws XMLStreamException {
        attribute("tests", Integer.toString(tests));
        attribute("failures", Integer.toString(tests - passed));
        attribute("errors", "0");
        attribute("skipped", "0");
        attribute("time", seconds(time));
    }

    private void attribute(String name, String value) throws XMLStreamException {
        xml.writeAttribute(name, XmlText.clean(value).replace('\n', ' ').replace('\t', ' '));
    }

    private void newLine(int depth) throws XMLStreamException {
        xml.writeCharacters("\n" + "  ".repeat(depth));
    }

    private static String seconds(Duration time) {
        return String.format(Locale.ROOT, "%.3f", time.toNanos() / NANOS);
    }
}
