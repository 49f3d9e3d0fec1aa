@echo off
rem Runs Drey from its distribution. Needs only a Java 17 runtime or newer.
setlocal
set "JAVA=java.exe"
if defined JAVA_HOME set "JAVA=%JAVA_HOME%\bin\java.exe"
"%JAVA%" %JAVA_OPTS% %DREY_JAVA_OPTS% -jar "%~dp0..\lib\drey-cli.jar" %*
exit /b %ERRORLEVEL%
