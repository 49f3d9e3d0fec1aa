package dev.drey.rules.contract;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A test that runs for each position of {@link StartPositions}. */
@ParameterizedTest
@MethodSource("dev.drey.rules.contract.StartPositions#all")
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
@interface EveryStartPosition {}
