package dev.drey.server.openapi;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** JSON Schemas of simple types, built by hand or derived from Java types. */
final class JsonTypes {
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private JsonTypes() {}

    static ObjectNode string() {
        return type("string");
    }

    static ObjectNode string(int maxLength) {
        return string().put("maxLength", maxLength);
    }

    static ObjectNode integer(int min, int max) {
        return type("integer").put("minimum", min).put("maximum", max);
    }

    static ObjectNode number() {
        return type("number");
    }

    static ObjectNode bool() {
        return type("boolean");
    }

    /** A string with these possible values. */
    static ObjectNode enumOf(List<String> values) {
        ObjectNode node = string();
        ArrayNode all = node.putArray("enum");
        values.forEach(all::add);
        return node;
    }

    static ObjectNode enumOf(String... values) {
        return enumOf(List.of(values));
    }

    /** The letter of a side. */
    static ObjectNode side() {
        return enumOf("X", "O");
    }

    static ObjectNode array(ObjectNode of) {
        ObjectNode node = type("array");
        node.set("items", of);
        return node;
    }

    /** An object with one value for each side. */
    static ObjectNode bySide(ObjectNode of) {
        ObjectNode node = type("object");
        ObjectNode sides = node.putObject("properties");
        sides.set("X", of);
        sides.set("O", of.deepCopy());
        node.putArray("required").add("X").add("O");
        return node;
    }

    private static ObjectNode type(String name) {
        return NODES.objectNode().put("type", name);
    }

    /** The Java types of the properties in a record's JSON. */
    static Map<String, Type> recordProperties(Class<? extends Record> type) {
        Map<String, Type> properties = new LinkedHashMap<>();
        for (RecordComponent component : type.getRecordComponents()) {
            @Nullable JsonProperty renamed = component.getAccessor().getAnnotation(JsonProperty.class);
            properties.put(renamed == null ? component.getName() : renamed.value(), component.getGenericType());
        }
        return properties;
    }

    /** The schema of a Java type's JSON. */
    static ObjectNode ofJavaType(Type type) {
        if (type instanceof ParameterizedType generic) {
            Type[] arguments = generic.getActualTypeArguments();
            ObjectNode inner = ofJavaType(arguments[arguments.length - 1]);
            if (generic.getRawType() == List.class) {
                return array(inner);
            } else if (generic.getRawType() == Optional.class) {
                return inner;
            } else if (generic.getRawType() == Map.class && arguments[0] == String.class) {
                return bySide(inner);
            }
        } else if (type == String.class) {
            return string();
        } else if (type == boolean.class || type == Boolean.class) {
            return bool();
        } else if (type == int.class || type == Integer.class) {
            return type("integer").put("format", "int32");
        } else if (type == long.class || type == Long.class) {
            return type("integer").put("format", "int64");
        } else if (type == double.class || type == Double.class) {
            return type("number").put("format", "double");
        } else if (type instanceof Class<?> javaClass && javaClass.isRecord()) {
            return ApiDocument.schemaOf(javaClass).reference();
        }
        throw new IllegalArgumentException("no JSON type is known for " + type.getTypeName());
    }
}
